import { basename } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { dark, light } from '../src/app/theme/palette';
import { site } from '../src/shared/site/settings';
import { PORTAL, SIGN_IN } from './site-files.ts';
import { variables } from './theme-variables.ts';

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs,
  injectTo: 'head-prepend',
});

/** The browser's theme colour in each scheme. */
const frame = (colours: { light: string; dark: string }): HtmlTagDescriptor[] =>
  Object.entries(colours).map(([scheme, content]) =>
    meta({ name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` }),
  );

/** Until the client's own styles are loaded. */
const PAPER = 'body{margin:0;background:var(--kf-palette-background-default)}';

/** The common head of an entry's pages. */
function headOf(file: string): HtmlTagDescriptor[] {
  const common = [
    meta({ charset: 'utf-8' }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    meta({ name: 'color-scheme', content: 'light dark' }),
    { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
    { tag: 'style', children: variables() },
  ];
  if (![PORTAL, SIGN_IN].includes(file))
    return [...common, ...frame({ light: light.paper, dark: dark.paper })];
  return [
    ...common,
    ...frame({ light: light.deep.main, dark: dark.deep.main }),
    meta({ name: 'robots', content: 'noindex' }),
    { tag: 'style', children: PAPER },
    { tag: 'title', children: site.brand },
  ];
}

/** Writes the head of each entry's HTML file, and the firm's name into the portals' frame. */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) => ({
        html: html.replace('%BRAND%', site.brand),
        tags: headOf(basename(filename)),
      }),
    },
  };
}
