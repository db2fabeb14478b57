/** No usable PostgreSQL; the message says why and what to do. */
export class PostgresUnusable extends Error {
  override readonly name = 'PostgresUnusable';
}
