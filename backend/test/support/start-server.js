import './typescript-hooks.js';

/**
 * Starts a throw-away PostgreSQL, the one the product embeds, and leaves the address of its superuser in
 * TEST_POSTGRES_URL. A server named there already is used instead.
 */
export default async function startServer() {
  if (process.env.TEST_POSTGRES_URL) return;
  const { startThrowAwayPostgres } = await import('./throw-away-postgres.ts');
  const server = await startThrowAwayPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  globalThis.throwAwayPostgres = server;
  // A run that is interrupted never reaches its teardown.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      server.abandon();
      process.exit(1);
    });
  }
}
