import { databaseRefusal } from '#platform/infrastructure/http/database-refusal.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
describe('Database errors', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const failureOf = (sql: string, value: string): Promise<unknown> =>
    database.source.query(sql, [value]).then(
      () => null,
      (error: unknown) => error,
    );

  describe('a value that PostgreSQL rejects', () => {
    it.each([
      ['22001', 'insert into rate_limits (key, points) values ($1, 1)', 'x'.repeat(300)],
      ['22003', 'select $1::text::integer', '99999999999'],
      ['22007', 'select $1::text::date', 'Tuesday'],
      ['22008', 'select $1::text::date', '2026-02-30'],
      ['22009', 'select $1::text::timestamptz', '2026-01-01 00:00:00+99'],
      ['22015', 'select $1::text::interval', '999999999999 years'],
      ['22021', 'select $1::text', 'nothing\0more'],
      ['22023', 'select now() at time zone $1::text', 'Nowhere'],
      ['22025', `select 'texts' like $1`, 'text\\'],
      ['2201B', `select 'text' ~ $1`, '('],
      ['22P02', 'select $1::text::uuid', 'not a UUID'],
      ['22P05', `select $1::text::jsonb ->> 0`, '["\\u0000"]'],
    ])('is the caller’s error when it raises %s', async (code, sql, value) => {
      const failure = await failureOf(sql, value);

      expect(failure).toMatchObject({ code });
      expect(databaseRefusal(failure)).toMatchObject({ kind: 'invalid' });
    });

    it('is a server error when the statement is wrong', async () => {
      expect(databaseRefusal(await failureOf('select 1 / $1::int', '0'))).toBeNull();
      expect(databaseRefusal(await failureOf('select no_such_column, $1::text', ''))).toBeNull();
    });
  });
});
