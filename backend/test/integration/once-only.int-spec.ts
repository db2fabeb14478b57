import { KeyReused } from '#shared/application/once-only.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { PostgresOnceOnly } from '#shared/infrastructure/database/postgres-once-only.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let testDatabase: TestDatabase;
let database: Database;
let once: PostgresOnceOnly;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = new Database(testDatabase.source);
  once = new PostgresOnceOnly(database);
  await testDatabase.source.query('create table done (what text)');
});
beforeEach(() => testDatabase.source.query('truncate done, idempotency_keys'));
afterAll(() => testDatabase.drop());

const call = (key: string | null, request: unknown = { amount: '100000' }) => ({
  operation: 'test',
  caller: 'visitor',
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

it('keeps the keys of different callers apart, and runs freely without one', async () => {
  await once.run(call('k1'), work);
  await once.run({ ...call('k1'), caller: 'somebody else' }, work);
  await once.run(call(null), work);
  await once.run(call(null), work);

  expect(await timesDone()).toBe(4);
});
