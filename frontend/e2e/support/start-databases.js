import startServer from '../../../backend/test/support/start-server.js';
import stopServer from '../../../backend/test/support/stop-server.js';

/** One PostgreSQL for all workers, with the state of a first start, with and without the demonstration. */
export default async function startDatabases() {
  await startServer();
  const { prepareDatabase } = await import('./product.ts');
  await Promise.all([prepareDatabase('off'), prepareDatabase('on')]);
  return stopServer;
}
