import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppProcess } from '../support/app-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const HOURS_26 = 26 * 60 * 60 * 1000;
const SKEWED_CLOCK = pathToFileURL(resolve(import.meta.dirname, '../support/skewed-clock.js')).href;
const ADMIN = { email: 'ada@example.co.uk', password: 'a correct horse battery staple' };

let database: TestDatabase;
let processes: AppProcess[] = [];
let late: string;
let right: string;
let early: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const env = {
    ...{ DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(32), PASSWORD_PEPPER: 'p'.repeat(32) },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, RATE_LIMIT_SCALE: '1' },
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
beforeEach(() => database.source.query('truncate rate_limits, idempotency_keys, contact_submissions'));

const post = (address: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const message = (name: string) => ({ name, email: 'ada@example.co.uk', message: 'Please call me back.' });

it('puts what was made in the order in which it was made, with its right time', async () => {
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

it('knows a call that came before, and a session, wherever they were made', async () => {
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

// Last: a process that has refused a caller goes on refusing without asking the database.
it('counts the calls of one window together', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 12 && !statuses.includes(429); turn += 1) {
    const address = [early, late, right][turn % 3] ?? right;
    statuses.push((await post(address, 'contact', message(`Sender ${turn}`))).status);
  }
  const [count] = await database.source.query<{ points: number; seconds: number }[]>(
    `select points, (expire / 1000 - extract(epoch from now()))::int as seconds from rate_limits order by points desc`,
  );

  expect(statuses.at(-1)).toBe(429);
  expect(count?.points).toBe(statuses.length);
  expect(count?.seconds).toBeLessThanOrEqual(60 * 60);
  expect(count?.seconds).toBeGreaterThan(0);
});
