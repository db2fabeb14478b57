import startServer from './start-server.js';

/** Jest's global setup: one server for all files, and on it a migrated database to be copied for each. */
export default async function startDatabases() {
  await startServer();
  const { prepareTestDatabase } = await import('./test-database.ts');
  await prepareTestDatabase();
}
