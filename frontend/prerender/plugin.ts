import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compressFolder } from './compress-folder.ts';
import { ADDRESS, PORTAL, SIGN_IN, siteFiles } from './site-files.ts';

const ENTRY = 'src/app/entry-prerender.tsx';
/** The client's server build, until the pages are rendered. */
const SERVER_BUILD = '.prerender';

/**
 * Makes `vite build` build the whole site: the client, its server build, every public page as a file, and the
 * portals; all compressed.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    sharedDuringBuild: true,
    config: ({ build }) => ({
      builder: {},
      environments: {
        ssr: {
          build: { outDir: join(build?.outDir ?? 'dist', SERVER_BUILD), rolldownOptions: { input: ENTRY } },
          resolve: { noExternal: true },
        },
        // A separate chunk: public pages must not carry what only the portals use.
        portal: {
          consumer: 'client',
          // One style sheet in the page, so that no screen waits for its own.
          build: {
            emptyOutDir: false,
            cssCodeSplit: false,
            rolldownOptions: { input: [PORTAL, SIGN_IN] },
          },
        },
      },
    }),
    buildApp: async (builder) => {
      const { client, ssr, portal } = builder.environments;
      if (!client || !ssr || !portal)
        throw new Error('Vite builds the client, its server build and the portals');
      await builder.build(client);
      await builder.build(ssr);
      await builder.build(portal);
      const { root, build } = builder.config;
      await writeSite(resolve(root, build.outDir));
    },
  };
}

async function writeSite(folder: string): Promise<void> {
  const { prerenderPages } = (await import(
    pathToFileURL(join(folder, SERVER_BUILD, 'entry-prerender.js')).href
  )) as typeof import('../src/app/entry-prerender');
  const files = siteFiles(folder, await prerenderPages(ADDRESS));
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await rm(join(folder, SERVER_BUILD), { recursive: true });
  await compressFolder(folder);
}
