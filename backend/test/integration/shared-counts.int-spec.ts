import { DataSource } from 'typeorm';
import { Database } from '#platform/infrastructure/database/database.js';
import {
  dataSourceOptions,
  requestLimits,
} from '#platform/infrastructure/database/connection/data-source-options.js';
import { ExactCounts } from '#platform/infrastructure/http/limits/exact-counts.js';
import { RateLimits, TooManyRequests, type Limit } from '#platform/infrastructure/http/limits/rate-limits.js';
import { SharedCounts } from '#platform/infrastructure/http/limits/shared-counts.js';
import { startFaultProxy } from '../support/fault-proxy.js';
import { startNotingLine, type NotingLine } from '../support/noting-line.js';
import { testSettings } from '../support/test-app.js';
import { createTestDatabase, TEST_REQUEST_MS, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let line: NotingLine;
let source: DataSource;
describe('Shared counts', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    line = await startNotingLine(database.url);
    source = await new DataSource(dataSourceOptions(line.url, requestLimits(TEST_REQUEST_MS))).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    line.close();
    await database.drop();
  });

  const LIMIT = { name: 'probe', points: 4, perSeconds: 600 };
  const EXACT = { ...LIMIT, name: 'exact-probe', isExact: true };

  /** The counts of one process, without background exchange: tests trigger it. */
  const startProcess = (on = source) => {
    const counts = new SharedCounts(on);
    const limits = new RateLimits(
      counts,
      new ExactCounts(new Database(on)),
      testSettings({ rateLimitScale: 1 }),
    );
    return {
      share: () => counts.share(),
      /** How many are left after the request; null if it was rejected. */
      call: async (caller: string, limit: Limit = LIMIT): Promise<number | null> => {
        try {
          return (await limits.consume(limit, caller))[0]?.remaining ?? null;
        } catch (error) {
          if (error instanceof TooManyRequests) return null;
          throw error;
        }
      },
    };
  };

  describe('shared limits', () => {
    it('are counted without the database, and exchanged for all callers by one statement', async () => {
      const { call, share } = startProcess();
      const asked = await line.during(async () => {
        for (const caller of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await call(caller);
      });
      const told = await line.during(share);

      expect(asked).toEqual([]);
      expect(told).toHaveLength(1);
    });

    it('are exact in one process, also for concurrent requests', async () => {
      const { call } = startProcess();

      expect(await Promise.all(Array.from({ length: 6 }, () => call('192.0.2.3')))).toEqual([
        ...[3, 2, 1, 0],
        ...[null, null],
      ]);
    });

    it('include other processes’ requests after an exchange', async () => {
      const [one, other] = [startProcess(), startProcess()];
      for (const process of [one, one, other, one]) await process.call('192.0.2.4');
      await one.share();
      await other.share();

      expect(await other.call('192.0.2.4')).toBeNull();
      await one.share();
      expect(await one.call('192.0.2.4')).toBeNull();
    });

    it('include a caller that only another process has seen', async () => {
      const [one, other, third] = [startProcess(), startProcess(), startProcess()];
      for (const process of [other, third]) await process.share();
      for (let made = 0; made < 4; made += 1) await one.call('192.0.2.10');
      for (const process of [one, other, third]) await process.share();

      expect(await other.call('192.0.2.10')).toBeNull();
      expect(await third.call('192.0.2.10')).toBeNull();
    });

    it('include the counts of a transaction that ends late', async () => {
      const [one, other] = [startProcess(), startProcess()];
      await database.source.transaction(async (late) => {
        await late.query(
          `insert into rate_limits (key, points, expire, told_in)
         values ('probe:192.0.2.11', 4, 1000 * extract(epoch from now() + interval '1 minute'), pg_current_xact_id())`,
        );
        await one.call('192.0.2.12');
        await one.share();
        await other.share();
      });
      await other.share();

      expect(await other.call('192.0.2.11')).toBeNull();
    });

    it('continue after a restart, from the first request', async () => {
      const before = startProcess();
      for (let made = 0; made < 4; made += 1) await before.call('192.0.2.5');
      await before.share();
      const after = startProcess();
      await after.share();

      expect(await after.call('192.0.2.5')).toBeNull();
    });

    it('lose no request made during an exchange', async () => {
      const { call, share } = startProcess();
      await call('192.0.2.6');
      const sharing = share();
      await call('192.0.2.6');
      await sharing;

      expect(await call('192.0.2.6')).toBe(1);
      await share();
      expect(await call('192.0.2.6')).toBe(0);
    });

    it('restart when a window ends', async () => {
      const [before, after] = [startProcess(), startProcess()];
      for (let made = 0; made < 4; made += 1) await before.call('192.0.2.7');
      await before.share();
      await database.source.query(`update rate_limits set expire = 1 where key = 'probe:192.0.2.7'`);
      await after.call('192.0.2.7');
      await after.share();

      expect(await after.call('192.0.2.7')).toBe(2);
    });

    it('continue locally while the database is away, and are exchanged afterwards', async () => {
      const proxy = await startFaultProxy(database.url);
      const away = await new DataSource(
        dataSourceOptions(proxy.url, requestLimits(TEST_REQUEST_MS)),
      ).initialize();
      const { call, share } = startProcess(away);
      await proxy.cut();
      for (let made = 0; made < 4; made += 1) await call('192.0.2.8');
      await share();

      expect(await call('192.0.2.8')).toBeNull();
      await proxy.mend();
      await share();
      const other = startProcess();
      await other.share();
      expect(await other.call('192.0.2.8')).toBeNull();
      await away.destroy();
      await proxy.cut();
    });
  });

  describe('exact limits', () => {
    it('allow exactly their number for concurrent requests to three processes', async () => {
      const processes = [startProcess(), startProcess(), startProcess()];
      const calls = processes.flatMap(({ call }) => [1, 2, 3].map(() => call('192.0.2.20', EXACT)));

      expect((await Promise.all(calls)).toSorted()).toEqual([0, 1, 2, 3, null, null, null, null, null]);
    });

    it('restart when a window ends', async () => {
      const { call } = startProcess();
      for (let made = 0; made < 5; made += 1) await call('192.0.2.21', EXACT);
      await database.source.query(`update rate_limits set expire = 1 where key = 'exact-probe:192.0.2.21'`);

      expect(await call('192.0.2.21', EXACT)).toBe(3);
    });

    it('count nothing when the unit of work fails', async () => {
      const { call } = startProcess();
      const unitOfWork = new Database(source);
      const limits = new RateLimits(
        new SharedCounts(source),
        new ExactCounts(unitOfWork),
        testSettings({ rateLimitScale: 1 }),
      );
      const failing = unitOfWork.run(async () => {
        await limits.consume(EXACT, '192.0.2.22');
        throw new Error('The email cannot be queued');
      });

      await expect(failing).rejects.toThrow('The email cannot be queued');
      expect(await call('192.0.2.22', EXACT)).toBe(3);
    });
  });
});
