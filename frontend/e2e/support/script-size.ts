import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const DIST = resolve(import.meta.dirname, '../../dist');

/** As the build leaves it to be sent: what is too small to be worth compressing stands there alone. */
const sentSize = (path: string): number => {
  const [file, compressed] = [DIST + path, `${DIST}${path}.br`];
  return statSync(existsSync(compressed) ? compressed : file).size;
};

/** How many bytes of compressed JavaScript a page asks for while it is opened, whatever the browser has kept. */
export const scriptSize = async (page: Page, open: () => Promise<unknown>): Promise<number> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await open();
  return [...scripts].reduce((sum, path) => sum + sentSize(path), 0);
};
