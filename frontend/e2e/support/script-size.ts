import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const DIST = resolve(import.meta.dirname, '../../dist');

/** How many bytes of compressed JavaScript a page asks for while it is opened, whatever the browser has kept. */
export const scriptSize = async (page: Page, open: () => Promise<unknown>): Promise<number> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await open();
  return [...scripts].reduce((sum, path) => sum + brotliCompressSync(readFileSync(DIST + path)).length, 0);
};
