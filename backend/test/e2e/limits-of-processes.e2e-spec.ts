import { AppProcess } from '../support/app-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

let database: TestDatabase;
let processes: AppProcess[] = [];
let addresses: readonly string[];

const start = async (): Promise<void> => {
  const env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 's'.repeat(32),
    PASSWORD_PEPPER: 'p'.repeat(32),
    RATE_LIMIT_SCALE: '1',
    TRUST_PROXY: '1',
  };
  processes = [1, 2, 3].map(() => AppProcess.start(env));
  addresses = await Promise.all(processes.map((process) => process.ready()));
};
const stop = () => Promise.all(processes.map((process) => process.stop()));

describe('Limits of processes', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    await start();
  });
  afterAll(async () => {
    await stop();
    await database.drop();
  });

  /** One of the three processes. */
  const at = (index: number): string => addresses[index % addresses.length] ?? '';

  const call = (address: string, from: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${address}/api/${path}`, {
      ...init,
      headers: { 'x-forwarded-for': from, ...(init.headers as Record<string, string>) },
    });
  const post = (address: string, from: string, path: string, body: object) =>
    call(address, from, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** An empty body: rejected requests cost the same as accepted ones. */
  const contact = async (address: string, from: string) => (await post(address, from, 'contact', {})).status;
  const wrongSecret = async (address: string, from: string) => {
    const authorization = `Basic ${Buffer.from('api_nobody:wrong').toString('base64')}`;
    return (await call(address, from, 'introducers/me/referrals', { headers: { authorization } })).status;
  };
  const reset = async (address: string, from: string) =>
    (await post(address, from, 'introducers/password-resets', { email: 'isla@fraser.example' })).status;

  const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
  const statusesOf = async (
    count: number,
    ask: (address: string, index: number) => Promise<number>,
  ): Promise<number[]> => {
    const statuses: number[] = [];
    for (const index of numbers(count)) statuses.push(await ask(at(index), index));
    return statuses;
  };
  const repeated = (count: number, status: number): number[] => numbers(count).map(() => status);

  /** A visitor's remaining requests according to a process, including this one. */
  const leftTo = async (address: string, from: string): Promise<number> => {
    const { headers } = await call(address, from, 'panel');
    return Number(/"visitor";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };

  /** Waits until each process knows every request that the first has counted. */
  const exchanged = async (from: string): Promise<void> => {
    const told = async (points: number): Promise<boolean> => {
      const rows = await database.source.query<object[]>(
        `select from rate_limits where key = $1 and points >= $2`,
        [`visitor:${from}`, points],
      );
      return rows.length > 0;
    };
    const made = 300 - (await leftTo(at(0), from));
    await until(() => told(made));
    // A later request: a process that knows of it knows of the earlier ones.
    const marked = 300 - (await leftTo(at(0), from));
    for (const index of [1, 2]) {
      let asked = 0;
      await until(async () => {
        asked += 1;
        return 300 - (await leftTo(at(index), from)) >= marked + asked;
      });
    }
  };

  describe('with three processes', () => {
    it('reject messages that another process has counted', async () => {
      const from = '192.0.2.1';
      for (let sent = 0; sent < 10; sent += 1) expect(await contact(at(0), from)).toBe(400);
      await exchanged(from);

      expect(await contact(at(1), from)).toBe(429);
      expect(await contact(at(2), from)).toBe(429);
    });

    it('allow thirty wrong API credentials from one address', async () => {
      expect(await statusesOf(33, (address) => wrongSecret(address, '192.0.2.2'))).toEqual([
        ...repeated(30, 401),
        ...repeated(3, 429),
      ]);
    });

    it('allow thirty wrong API credentials also for concurrent requests', async () => {
      const statuses = await Promise.all(numbers(36).map((index) => wrongSecret(at(index), '192.0.2.3')));

      expect(statuses.toSorted()).toEqual([...repeated(30, 401), ...repeated(6, 429)]);
    });

    it('allow five reset emails an hour for one account', async () => {
      const statuses = await statusesOf(9, (address, index) => reset(address, `198.51.100.${index}`));

      expect(statuses).toEqual([...repeated(5, 200), ...repeated(4, 429)]);
    });
  });

  describe('after a restart', () => {
    const from = '192.0.2.9';

    beforeAll(async () => {
      for (let sent = 0; sent < 10; sent += 1) await contact(at(0), from);
      for (const index of numbers(30)) await wrongSecret(at(index), from);
      for (const index of numbers(5)) await reset(at(index), `203.0.113.${index}`);
      await stop();
      await start();
    });

    it('keep what was used up', async () => {
      for (const address of addresses) {
        expect(await contact(address, from)).toBe(429);
        expect(await wrongSecret(address, from)).toBe(429);
        expect(await reset(address, '203.0.113.99')).toBe(429);
      }
    });
  });
});
