import { DataSource } from 'typeorm';
import { dataSourceOptions } from '#shared/infrastructure/database/data-source-options.js';
import { PostgresCounter } from '#shared/infrastructure/http/postgres-counter.js';
import { startNotingLine, type NotingLine } from '../support/noting-line.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let line: NotingLine;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await startNotingLine(database.url);
  source = await new DataSource(dataSourceOptions(line.url)).initialize();
});
afterAll(async () => {
  await source.destroy();
  line.close();
  await database.drop();
});
beforeEach(() => database.source.query('truncate rate_limits'));

const counter = () => new PostgresCounter(source, { keyPrefix: 'probe', points: 4, duration: 600 });

/** What each of the calls is told: how many there were, or that there were too many. */
const consumed = async (calls: readonly Promise<{ consumedPoints: number }>[]) =>
  (await Promise.allSettled(calls)).map((call) =>
    call.status === 'fulfilled' ? call.value.consumedPoints : 'too many',
  );

it('counts calls of one caller at the same moment by one statement, and tells each its own number', async () => {
  const calls = counter();
  await calls.consume('192.0.2.1');
  let told: unknown;
  const asked = await line.during(async () => {
    told = await consumed(Array.from({ length: 5 }, () => calls.consume('192.0.2.1')));
  });

  expect(asked).toHaveLength(1);
  expect(told).toEqual([2, 3, 4, 'too many', 'too many']);
});

it('counts what two processes count at the same moment', async () => {
  const [one, other] = [counter(), counter()];
  const told = await consumed(
    Array.from({ length: 6 }, (_, n) => (n % 2 ? one : other).consume('192.0.2.2')),
  );

  expect(told.toSorted()).toEqual([1, 2, 3, 4, 'too many', 'too many']);
});

it('begins again with the calls that come when a window is over', async () => {
  const calls = counter();
  await calls.consume('192.0.2.3', 4);
  await database.source.query('update rate_limits set expire = 1');

  expect(await consumed([calls.consume('192.0.2.3'), calls.consume('192.0.2.3')])).toEqual([1, 2]);
});
