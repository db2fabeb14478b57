import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { AppProcess } from '../support/app-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const HOURS_26 = 26 * 60 * 60 * 1000;
const SKEWED_CLOCK = pathToFileURL(resolve(import.meta.dirname, '../support/skewed-clock.js')).href;
const ADMIN = { email: 'ada@example.co.uk', password: 'a correct horse battery staple' };

let database: TestDatabase;
let processes: AppProcess[] = [];
let late: string;
let right: string;
let early: string;
describe('Clock skew', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    const env = {
      DATABASE_URL: database.url,
      SESSION_SECRET: 's'.repeat(32),
      PASSWORD_PEPPER: 'p'.repeat(32),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_SCALE: '1',
    };
    const skewed = (ms: number) => ({
      NODE_OPTIONS: `--import=${SKEWED_CLOCK}`,
      CLOCK_SKEW_MS: String(ms),
    });
    processes = [
      AppProcess.start({ ...env, ...skewed(-HOURS_26) }),
      AppProcess.start(env),
      AppProcess.start({ ...env, ...skewed(HOURS_26) }),
    ];
    [late = '', right = '', early = ''] = await Promise.all(processes.map((process) => process.ready()));
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await database.drop();
  });
  beforeEach(() => database.empty('rate_limits', 'idempotency_keys', 'contact_submissions'));

  const post = (address: string, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const message = (name: string) => ({ name, email: 'ada@example.co.uk', message: 'Please call me back.' });

  it('keeps records of several processes in order, with the right times', async () => {
    const names: string[] = [];
    for (const [turn, address] of [early, late, right, late, early].entries()) {
      names.push(`Sender ${turn}`);
      const answer = await post(address, 'contact', message(`Sender ${turn}`));
      expect(answer.status).toBe(201);
    }

    const byTime = await database.source.query<{ name: string; age: number }[]>(
      `select name, extract(epoch from now() - created_at)::float8 as age from contact_submissions order by created_at`,
    );
    const byId = await database.source.query<{ name: string }[]>(
      'select name from contact_submissions order by id',
    );

    expect(byTime.map(({ name }) => name)).toEqual(names);
    expect(byId.map(({ name }) => name)).toEqual(names);
    for (const { age } of byTime) expect(Math.abs(age)).toBeLessThan(60 * 60);
  });

  it('recognises repeated requests and sessions in every process', async () => {
    const key = { 'idempotency-key': 'a-key-of-the-caller' };
    const answers = [];
    for (const address of [early, late, right]) {
      answers.push(await post(address, 'contact', message('Bea'), key).then((answer) => answer.json()));
    }
    const signedIn = await post(late, 'admin/login', ADMIN);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const me = await Promise.all(
      [early, late, right].map((address) => fetch(`${address}/api/admin/me`, { headers: { cookie } })),
    );

    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(me.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  describe('requests in one window', () => {
    const counted = async (name: string) => {
      const [count] = await database.source.query<{ points: number; seconds: number }[]>(
        `select points, (expire / 1000 - extract(epoch from now()))::int as seconds
       from rate_limits where key like $1`,
        [`${name}:%`],
      );
      return count;
    };

    it('are exact when the limit is exact', async () => {
      const call = async (address: string) => (await post(address, 'introducers/signup', {})).status;
      for (let made = 0; made < 20; made += 1) expect(await call(right)).toBe(400);
      for (const address of [right, early, late]) expect(await call(address)).toBe(429);

      const { seconds = 0 } = (await counted('introducer-signup')) ?? {};
      expect(seconds).toBeLessThanOrEqual(60 * 60);
      expect(seconds).toBeGreaterThan(50 * 60);
    });

    it('include other processes’ counts after an exchange', async () => {
      const call = async (address: string) => (await post(address, 'client-errors', {})).status;
      for (let made = 0; made < 20; made += 1) expect(await call(right)).toBe(400);
      expect(await call(right)).toBe(429);
      await until(async () => (await counted('client-errors'))?.points === 20);
      // Each process alone would allow twenty requests.
      for (const address of [early, late]) {
        let taken = 0;
        while (taken < 20 && (await call(address)) === 400) {
          taken += 1;
          await delay(500);
        }
        expect(taken).toBeLessThan(20);
      }

      const { seconds = 0 } = (await counted('client-errors')) ?? {};
      expect(seconds).toBeLessThanOrEqual(10 * 60);
      expect(seconds).toBeGreaterThan(5 * 60);
    });
  });
});
