import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '#shared/infrastructure/database/data-source-options.js';
import { RateLimits, TooManyRequests } from '#shared/infrastructure/http/limits/rate-limits.js';
import { SharedCounts } from '#shared/infrastructure/http/limits/shared-counts.js';
import { startFaultProxy } from '../support/fault-proxy.js';
import { startNotingLine, type NotingLine } from '../support/noting-line.js';
import { testSettings } from '../support/test-app.js';
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

const LIMIT = { name: 'probe', points: 4, perSeconds: 600 };

/** What one process keeps. Nothing is shared in the background: a test says when. */
const startProcess = (on = source) => {
  const counts = new SharedCounts(on);
  const limits = new RateLimits(counts, testSettings({ rateLimitScale: 1 }));
  return {
    share: () => counts.share(),
    /** How many are left after the call; null where there were too many. */
    call: async (caller: string): Promise<number | null> => {
      try {
        return (await limits.consume(LIMIT, caller))[0]?.remaining ?? null;
      } catch (error) {
        if (error instanceof TooManyRequests) return null;
        throw error;
      }
    },
  };
};

it('counts without the database, and tells it of all callers by one statement', async () => {
  const { call, share } = startProcess();
  const asked = await line.during(async () => {
    for (const caller of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await call(caller);
  });
  const told = await line.during(share);

  expect(asked).toEqual([]);
  expect(told).toHaveLength(1);
  expect(await line.during(share)).toEqual([]);
});

it('is exact in one process, also for calls at the same moment', async () => {
  const { call } = startProcess();

  expect(await Promise.all(Array.from({ length: 6 }, () => call('192.0.2.3')))).toEqual([
    ...[3, 2, 1, 0],
    ...[null, null],
  ]);
});

it('counts what other processes let through, once each has told of its own', async () => {
  const [one, other] = [startProcess(), startProcess()];
  for (const process of [one, one, other, one]) await process.call('192.0.2.4');
  await one.share();
  await other.share();

  expect(await other.call('192.0.2.4')).toBeNull();
  await one.share();
  expect(await one.call('192.0.2.4')).toBe(0);
  await one.share();
  expect(await one.call('192.0.2.4')).toBeNull();
});

it('goes on after a restart, from the first call that is told', async () => {
  const before = startProcess();
  for (let made = 0; made < 4; made += 1) await before.call('192.0.2.5');
  await before.share();
  const after = startProcess();
  await after.call('192.0.2.5');
  await after.share();

  expect(await after.call('192.0.2.5')).toBeNull();
});

it('forgets no call that comes while the others are told', async () => {
  const { call, share } = startProcess();
  await call('192.0.2.6');
  const sharing = share();
  await call('192.0.2.6');
  await sharing;

  expect(await call('192.0.2.6')).toBe(1);
  await share();
  expect(await call('192.0.2.6')).toBe(0);
});

it('begins again when a window is over', async () => {
  const limiter = new RateLimiterMemory({ keyPrefix: 'window', points: 4, duration: 600 });
  const counts = new SharedCounts(source);
  counts.add(limiter, '192.0.2.7', 4, 600_000);
  await counts.share();
  await database.source.query(`update rate_limits set expire = 1 where key = 'window:192.0.2.7'`);
  counts.add(limiter, '192.0.2.7', 1, 600_000);
  await counts.share();

  expect((await limiter.get('192.0.2.7'))?.consumedPoints).toBe(1);
});

it('goes on alone while the database is away, and tells what it counted when it is back', async () => {
  const proxy = await startFaultProxy(database.url);
  const away = await new DataSource(dataSourceOptions(proxy.url)).initialize();
  const { call, share } = startProcess(away);
  await proxy.cut();
  for (let made = 0; made < 4; made += 1) await call('192.0.2.8');
  await share();

  expect(await call('192.0.2.8')).toBeNull();
  await proxy.mend();
  await share();
  const other = startProcess();
  await other.call('192.0.2.8');
  await other.share();
  expect(await other.call('192.0.2.8')).toBeNull();
  await away.destroy();
  await proxy.cut();
});
