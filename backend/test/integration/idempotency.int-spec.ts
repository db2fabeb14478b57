import { KeyReused } from '#shared/application/idempotency.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { PostgresIdempotency } from '#shared/infrastructure/database/postgres-idempotency.js';
import { visitor } from '../support/doubles.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const neighbour = { ...visitor, address: '192.0.2.2' };
const partner = { type: 'introducer', id: '0193f000-0000-7000-8000-000000000001' } as const;

let testDatabase: TestDatabase;
let database: Database;
let once: PostgresIdempotency;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = new Database(testDatabase.source);
  once = new PostgresIdempotency(database);
  await testDatabase.source.query('create table done (what text)');
});
beforeEach(() => testDatabase.source.query('truncate done, idempotency_keys'));
afterAll(() => testDatabase.drop());

const call = (key: string | null, request: unknown = { amount: '100000' }) => ({
  operation: 'test',
  principal: visitor,
  key,
  request,
});

const work = async (what = 'it'): Promise<{ what: string }> => {
  await database.manager.query('insert into done values ($1)', [what]);
  return { what };
};

const timesDone = async (): Promise<number> => {
  const rows = await testDatabase.source.query<unknown[]>('select what from done');
  return rows.length;
};

it('does the work of one key once and repeats the answer', async () => {
  const first = await once.run(call('k1'), () => work('first'));
  const second = await once.run(call('k1'), () => work('second'));

  expect([first, second]).toEqual([{ what: 'first' }, { what: 'first' }]);
  expect(await timesDone()).toBe(1);
});

it('does it once when ten come at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => once.run(call('k1'), () => work(String(n)))),
  );

  expect(new Set(answers.map(({ what }) => what)).size).toBe(1);
  expect(await timesDone()).toBe(1);
});

it('refuses a key that comes back with another request', async () => {
  await once.run(call('k1'), work);

  await expect(once.run(call('k1', { amount: '1' }), work)).rejects.toThrow(KeyReused);
});

it('lets a key try again after its work failed, and keeps nothing of the failure', async () => {
  const failing = once.run(call('k1'), async () => {
    await work();
    throw new Error('the lights went out');
  });
  await expect(failing).rejects.toThrow('the lights went out');

  await once.run(call('k1'), work);

  expect(await timesDone()).toBe(1);
});

it('forgets a key after 24 hours', async () => {
  await once.run(call('k1'), work);
  await testDatabase.source.query(`update idempotency_keys set created_at = now() - interval '25 hours'`);

  await once.run(call('k1', { amount: 'another' }), work);

  expect(await timesDone()).toBe(2);
});

it('keeps the keys of different callers apart', async () => {
  await once.run(call('k1'), work);
  await once.run({ ...call('k1'), principal: partner }, work);

  expect(await timesDone()).toBe(2);
});

it('repeats a key wherever it is sent from', async () => {
  await once.run(call('k1'), work);
  await once.run({ ...call('k1'), principal: neighbour }, work);

  expect(await timesDone()).toBe(1);
});

describe('without a key', () => {
  const age = (interval: string) =>
    testDatabase.source.query(`update idempotency_keys set created_at = now() - interval '${interval}'`);

  it('does the same request of one caller once, also when ten come at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => once.run(call(null), () => work(String(n)))),
    );

    expect(new Set(answers.map(({ what }) => what)).size).toBe(1);
    expect(await timesDone()).toBe(1);
  });

  it('tells another request, another address, another account and another operation apart', async () => {
    await once.run(call(null), work);
    await once.run(call(null, { amount: '1' }), work);
    await once.run({ ...call(null), principal: neighbour }, work);
    await once.run({ ...call(null), principal: partner }, work);
    await once.run({ ...call(null), operation: 'another' }, work);

    expect(await timesDone()).toBe(5);
  });

  it('does it again after ten minutes', async () => {
    await once.run(call(null), work);
    await age('9 minutes 50 seconds');
    await once.run(call(null), work);
    expect(await timesDone()).toBe(1);

    await age('10 minutes 1 second');
    await once.run(call(null), work);
    expect(await timesDone()).toBe(2);
  });

  it('runs again when the first failed', async () => {
    const failing = once.run(call(null), () => Promise.reject(new Error('the lights went out')));
    await expect(failing).rejects.toThrow('the lights went out');

    await once.run(call(null), work);

    expect(await timesDone()).toBe(1);
  });

  it('is not mistaken for a call with a key, and keeps neither the address nor the request', async () => {
    await once.run(call(null), work);
    const [row] = await testDatabase.source.query<{ key: string; row: string }[]>(
      'select key, k::text as row from idempotency_keys k',
    );
    await once.run(call(row?.key.replace(/^.* /, '') ?? ''), work);

    expect(row?.row).not.toMatch(/192\.0\.2\.1|100000/);
    expect(row?.key).toContain(' ');
    expect(await timesDone()).toBe(2);
  });
});
