import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import {
  dataSourceOptions,
  requestLimits,
} from '#platform/infrastructure/database/connection/data-source-options.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { isDatabaseAway } from '#platform/infrastructure/database/connection/is-database-away.js';
import { allowTime, timeLeft, withinTime } from '#platform/infrastructure/database/connection/time-budget.js';
import { useTestDatabase } from '../support/test-database.js';

const test = useTestDatabase();
let source: DataSource;
describe('Time budget', () => {
  beforeEach(async () => {
    source = await new DataSource(dataSourceOptions(test.url, requestLimits(4_500))).initialize();
  });
  afterEach(() => source.destroy());

  const sleep = (seconds: number) => source.query('select pg_sleep($1)', [seconds]);
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (failure: unknown) => failure,
    );
  /** Resolves once no transaction is open, which may take the server a moment. */
  const nothingLeftBehind = async (): Promise<void> => {
    const open = await test.source.query<object[]>(
      `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    if (open.length > 0) await nothingLeftBehind();
  };

  it('covers all waits of a request together', async () => {
    const failure = await failureOf(
      withinTime(1_000, async () => {
        await sleep(0.7);
        await sleep(0.7);
      }),
    );

    expect(isDatabaseAway(failure)).toBe(true);
  });

  it('includes waiting for a connection', async () => {
    const all = Array.from({ length: 10 }, () => sleep(2));

    const failure = await withinTime(300, () => failureOf(sleep(0)));

    expect(isDatabaseAway(failure)).toBe(true);
    await Promise.all(all);
    await expect(source.query('select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });

  it('survives a connection that is lost while idle', async () => {
    const { master } = source.driver as unknown as { master: Pool };
    const client = await master.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));

    await test.source.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;

    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    await expect(source.query('select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });

  it('leaves no transaction and no lock behind', async () => {
    const database = new Database(source);
    await test.source.query('create table budget (id int)');

    const failure = await withinTime(500, () =>
      failureOf(
        database.run(async () => {
          await database.manager.query('insert into budget values (1)');
          await database.manager.query('select pg_sleep(2)');
        }),
      ),
    );

    expect(isDatabaseAway(failure)).toBe(true);
    await nothingLeftBehind();
    expect(await test.source.query('select * from budget')).toEqual([]);
  });

  it('stops a transaction that is idle when the budget ends', async () => {
    const database = new Database(source);

    const failure = await withinTime(300, () =>
      failureOf(
        database.run(async () => {
          await database.manager.query('select 1');
          await new Promise((resolve) => setTimeout(resolve, 400));
          await database.manager.query('select 2');
        }),
      ),
    );

    expect(isDatabaseAway(failure)).toBe(true);
    await nothingLeftBehind();
  });

  it('can be extended, and does not apply to work without a budget', async () => {
    const answer = await withinTime(200, async () => {
      allowTime(60_000);
      await sleep(0.3);
      return source.query<object[]>('select 1 as one');
    });

    expect(answer).toEqual([{ one: 1 }]);
    expect(timeLeft()).toBe(Infinity);
  });
});
