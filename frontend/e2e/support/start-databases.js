import { rm } from 'node:fs/promises';
import startServer from '../../../backend/test/support/start-server.js';
import { failuresFolder } from './failures-folder.ts';

/** Jest's global setup: one server for all files, and on it what a first start makes, with the demonstration and without. */
export default async function startDatabases() {
  // What failed in an earlier run is of no use to this one.
  await rm(failuresFolder(), { recursive: true, force: true });
  await startServer();
  const { prepareDatabase } = await import('./product.ts');
  await Promise.all([prepareDatabase('off'), prepareDatabase('on')]);
}
