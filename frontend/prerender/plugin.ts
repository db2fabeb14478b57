import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { chunksOf, codeFiles, type Chunk } from './code-files.ts';
import { compressFolder } from './compress-folder.ts';
import { ADDRESS, PORTAL, siteFiles } from './site-files.ts';

const ENTRY = 'src/app/entry-prerender.tsx';
/** Where the client for Node stands until the pages are rendered. */
const TWIN = '.prerender';

/**
 * Makes `vite build` a build of the whole site: the client, the same client for Node, and with it every public
 * page as a file, and the portals; all compressed.
 */
export function prerender(): Plugin {
  const built = new Map<string, readonly Chunk[]>();
  return {
    name: 'prerender',
    sharedDuringBuild: true,
    config: ({ build }) => ({
      builder: {},
      environments: {
        ssr: {
          build: { outDir: join(build?.outDir ?? 'dist', TWIN), rolldownOptions: { input: ENTRY } },
          resolve: { noExternal: true },
        },
        // By itself: what the portals take from a library is not the public pages' to carry.
        portal: {
          consumer: 'client',
          build: { emptyOutDir: false, rolldownOptions: { input: PORTAL } },
        },
      },
    }),
    generateBundle(_options, bundle) {
      built.set(this.environment.name, chunksOf(bundle));
    },
    buildApp: async (builder) => {
      const { client, ssr, portal } = builder.environments;
      if (!client || !ssr || !portal)
        throw new Error('Vite builds the client, its twin for Node and the portals');
      await builder.build(client);
      await builder.build(ssr);
      await builder.build(portal);
      const { root, build } = builder.config;
      await writeSite(resolve(root, build.outDir), codeFiles(built));
    },
  };
}

async function writeSite(folder: string, filesOf: ReturnType<typeof codeFiles>): Promise<void> {
  const twin = pathToFileURL(join(folder, TWIN, 'entry-prerender.js')).href;
  const { prerenderPages } = (await import(twin)) as typeof import('../src/app/entry-prerender');
  const files = siteFiles(folder, await prerenderPages(ADDRESS), filesOf);
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await rm(join(folder, TWIN), { recursive: true });
  await compressFolder(folder);
}
