import { rm } from 'node:fs/promises';
import startServer from '../../../backend/test/support/start-server.js';
import { failuresFolder } from './failures-folder.ts';

/** Jest's global setup: one server for all files, and on it what a first start makes, with the demonstration and without. */
export default async function startDatabases() {
  // What failed in an earlier run is of no use to this one.
  await rm(failuresFolder(), { recursive: true, force: true });
  await startServer();
  const { prepareDatabase } = await import('./product.ts');
  const { chosenChromium } = await import('./chromium.ts');
  // Where no browser is installed, the packaged one is unpacked here, once for all files.
  await Promise.all([prepareDatabase('off'), prepareDatabase('on'), chosenChromium()]);
}
