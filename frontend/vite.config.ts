import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { matchPath } from 'react-router-dom';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { pageHead } from './prerender/page-head.ts';
import { prerender } from './prerender/plugin.ts';
import { PORTAL, SIGN_IN } from './prerender/site-files.ts';
import { screenPaths, signInPaths } from './src/shared/routing/paths.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const apiPort = process.env['API_PORT'] ?? '3000';
const server = `http://127.0.0.1:${apiPort}`;
const proxy = { '/api': server, '/calendar': server };

/** Changes only with a dependency: in a separate file it stays cached over releases. */
const longLived = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie)[\\/]/;

/** Dialogs, menus, lists and the schemas of forms: many screens use them, but not the sign-in. */
const overScreens =
  /@mui[\\/]material[\\/](Backdrop|Dialog|Drawer|Fade|Grow|List|Menu|Modal|Popover|Portal|Slide|Unstable_TrapFocus|internal[\\/]Transition)|[\\/](yup|property-expr|tiny-case|toposort)[\\/]/;

/** Library code for nearly every page: separate files would be more bytes. */
const libraries = {
  name: 'libraries',
  test: (id: string) => id.includes('node_modules') && !overScreens.test(id),
  minShareCount: 18,
};

const source = normalizePath(at('src'));

/** The portals' code for the sign-in, and every screen after it. */
const beforeSignIn = [
  '/app/entry-portal.tsx',
  '/pages/admin/account/login-page.tsx',
  '/pages/partners/login-page.tsx',
  '/pages/partners/signup-page.tsx',
].map((file) => source + file);

/** The portals' own code in few files, because many small ones queue on a slow connection. */
const portalParts = [
  { name: 'sign-in', test: (id: string) => beforeSignIn.includes(id) },
  { name: 'screens', test: (id: string) => id.startsWith(source), minShareCount: 9 },
];

/** The fonts of every page's first screen. */
const firstFonts = /(inter-latin-400|source-serif-4-latin-600)-normal-.*\.woff2$/;

/** Preloads those fonts with the page instead of after its styles. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
    },
  };
}

/** The development server serves the portals at their URLs, like the built product. */
function portalAddresses(): Plugin {
  return {
    name: 'portal-addresses',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const [path = ''] = request.url?.split('?') ?? [];
        const isOneOf = (paths: readonly string[]) => paths.some((pattern) => matchPath(pattern, path));
        if (isOneOf(signInPaths)) request.url = `/${SIGN_IN}`;
        else if (isOneOf(screenPaths)) request.url = `/${PORTAL}`;
        next();
      });
    },
  };
}

/** Pages contain only the firm's details that they show: the wording of disclosures is the server's. */
function siteFacts(): Plugin {
  return {
    name: 'site-facts',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]site\.json$/ },
      handler: (file) => {
        const facts = JSON.parse(file) as { commission: { disclosure: unknown } };
        return JSON.stringify({ ...facts, commission: { ...facts.commission, disclosure: undefined } });
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), siteFacts(), pageHead(), preloadFonts(), portalAddresses(), prerender()],
  resolve: {
    alias: { '@': at('src') },
  },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  environments: {
    // In addition to the groups below.
    portal: { build: { rolldownOptions: { output: { codeSplitting: { groups: portalParts } } } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: longLived }, libraries] },
      },
    },
  },
});
