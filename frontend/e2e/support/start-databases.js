import startServer from '../../../backend/test/support/start-server.js';
import stopServer from '../../../backend/test/support/stop-server.js';

/** One PostgreSQL for all workers, and on it what a first start makes, with the demonstration and without. */
export default async function startDatabases() {
  await startServer();
  const { prepareDatabase } = await import('./product.ts');
  await Promise.all([prepareDatabase('off'), prepareDatabase('on')]);
  return stopServer;
}
