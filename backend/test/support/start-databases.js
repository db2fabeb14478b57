import startServer from './start-server.js';

/** Jest's global setup: one server for all files, with a migrated database that each copies. */
export default async function startDatabases() {
  await startServer();
  const { prepareTestDatabase } = await import('./test-database.ts');
  await prepareTestDatabase();
}
