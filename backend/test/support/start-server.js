import './typescript-hooks.js';

/**
 * Starts a throw-away embedded PostgreSQL and stores its superuser's address in TEST_POSTGRES_URL, unless a server
 * is named there.
 */
export default async function startServer() {
  if (process.env.TEST_POSTGRES_URL) return;
  const { startThrowAwayPostgres } = await import('./throw-away-postgres.ts');
  const server = await startThrowAwayPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  globalThis.throwAwayPostgres = server;
  // An interrupted run never reaches its teardown.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      server.abandon();
      process.exit(1);
    });
  }
}
