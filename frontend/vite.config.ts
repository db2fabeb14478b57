import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageHead } from './prerender/page-head.ts';
import { prerender } from './prerender/plugin.ts';
import { PORTAL } from './prerender/site-files.ts';
import { lateDefaultThemes } from './slim/late-default-themes.ts';
import { portalPaths } from './src/shared/portal/paths.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const apiPort = process.env['API_PORT'] ?? '3000';
const proxy = { '/api': `http://127.0.0.1:${apiPort}` };

/** What changes with a dependency only: kept in a file of its own, it outlives our releases in the reader's cache. */
const longLived = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie)[\\/]/;

/** What nearly every page needs, and every third screen or dialog of the portals: in files of their own its parts would be more bytes, and more to fetch. */
const common = { name: 'common', minShareCount: 15 };

/** What writes styles, and what a theme is made with. Each runs by itself, before what is drawn with them. */
const emotion = { name: 'emotion', test: /node_modules[\\/](@emotion|stylis)[\\/]/, minShareCount: 15 };
const styling = {
  name: 'styling',
  test: /node_modules[\\/]@mui[\\/](system|styled-engine|utils|material[\\/](styles|colors|utils))[\\/]/,
  minShareCount: 15,
};

/**
 * Most of what these files hold runs at the start of every page. Told so, Chromium compiles it while it is fetched and
 * beside the page's thread; other browsers read a comment. Said of the pages' own files too, it gained nothing more.
 */
const RUN_AT_THE_START = /^(react|emotion|styling|common|api)$/;
const compiledAhead = ({ name }: { name: string }) =>
  RUN_AT_THE_START.test(name) ? '//# allFunctionsCalledOnLoad' : '';

/** The fonts that the first screen of every page is set in. */
const firstFonts = /(inter-latin-400|source-serif-4-latin-600)-normal-.*\.woff2$/;

/** Asks for those fonts with the page instead of after its styles. */
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

/** While developing, the server of Vite shows the portals at their addresses, as the built product's own does. */
function portalAddresses(): Plugin {
  return {
    name: 'portal-addresses',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const [path = ''] = request.url?.split('?') ?? [];
        if (portalPaths.includes(path)) request.url = `/${PORTAL}`;
        next();
      });
    },
  };
}

export default defineConfig({
  plugins: [react(), lateDefaultThemes(), pageHead(), preloadFonts(), portalAddresses(), prerender()],
  resolve: {
    alias: {
      '@': at('src'),
      // Formik copies plain values with code of Lodash's that is nearly as large as Formik.
      'lodash-es/cloneDeep': at('slim/clone-deep.js'),
      'lodash-es/clone': at('slim/clone.js'),
    },
  },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: longLived }, emotion, styling, common] },
        postBanner: compiledAhead,
      },
    },
  },
});
