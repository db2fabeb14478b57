import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrerenderedPage } from '../src/app/entry-prerender';
import { screenPaths, signInPaths } from '../src/shared/routing/paths';

/** A placeholder for the site's public address, which the server knows and the build does not. */
export const ADDRESS = 'https://public-address.invalid';

export const SHELL = 'client-only.html';
/** The portals' screens after sign-in, whose frame it renders, and those before it. */
export const PORTAL = 'portal.html';
export const SIGN_IN = 'portal-sign-in.html';

/** The files of a built site by name: pages, and files for search engines and the server. */
export function siteFiles(folder: string, pages: readonly PrerenderedPage[]): Map<string, string> {
  const html = (name: string) => inlineStyles(folder, readFileSync(join(folder, name), 'utf8'));
  const template = afterPaint(html('index.html'));
  const listed = pages.filter((page) => page.listed).map(({ path }) => path);
  const clientOnly = pages.filter(({ rendered }) => !rendered).map(({ path }) => path);
  const shells = { [SHELL]: clientOnly, [PORTAL]: screenPaths, [SIGN_IN]: signInPaths };
  return new Map([
    ...pages.filter(({ rendered }) => rendered).map((page) => [fileOf(page), fill(template, page)] as const),
    [SHELL, fill(template, { path: '', head: '<meta name="robots" content="noindex" />', body: '' })],
    [PORTAL, html(PORTAL)],
    [SIGN_IN, html(SIGN_IN)],
    ['sitemap.xml', sitemap(listed)],
    ['robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${ADDRESS}/sitemap.xml\n`],
    ['routes.json', `${JSON.stringify({ address: ADDRESS, pages: listed, shells }, null, 2)}\n`],
  ]);
}

const fileOf = ({ path }: PrerenderedPage) =>
  path === '*' ? '404.html' : `${path.slice(1)}/index.html`.replace(/^\//, '');

function fill(
  template: string,
  { path, head, body }: Pick<PrerenderedPage, 'path' | 'head' | 'body'>,
): string {
  const page = template
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${body}</div>`);
  const [refused] = /<[^>]+\sstyle="[^>]*>/.exec(page.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')) ?? [];
  if (refused) throw new Error(`${path}: the content policy refuses the style attribute of ${refused}`);
  return page;
}

/** A separate style sheet would delay the first paint by a round trip. */
const inlineStyles = (folder: string, html: string): string =>
  html.replace(
    /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g,
    (_link, file: string) => `<style>${readFileSync(folder + file, 'utf8').trim()}</style>`,
  );

/** Scripts load after text and fonts, which the reader sees. */
const afterPaint = (html: string): string =>
  html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');

const sitemap = (listed: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map((path) => `  <url><loc>${ADDRESS}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
