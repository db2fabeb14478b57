import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const DIST = resolve(import.meta.dirname, '../../dist');

/** As the build writes it: files too small to compress exist only plain. */
const sentSize = (path: string): number => {
  const [file, compressed] = [DIST + path, `${DIST}${path}.br`];
  return statSync(existsSync(compressed) ? compressed : file).size;
};

/** The bytes of compressed JavaScript that a page loads without a cache. */
export const scriptSize = async (page: Page, open: () => Promise<unknown>): Promise<number> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await open();
  return [...scripts].reduce((sum, path) => sum + sentSize(path), 0);
};
