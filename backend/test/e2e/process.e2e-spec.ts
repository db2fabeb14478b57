import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { AppProcess } from '../support/app-process.js';
import { CuttableLine } from '../support/cuttable-line.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const SECRETS = { SESSION_SECRET: 's'.repeat(32), PASSWORD_PEPPER: 'p'.repeat(32) };
const ADMIN = { ADMIN_EMAIL: 'ada@example.co.uk', ADMIN_PASSWORD: 'a correct horse battery staple' };

let started: AppProcess[] = [];
const start = (env: Record<string, string>): AppProcess => {
  const process = AppProcess.start(env);
  started.push(process);
  return process;
};
describe('A process of the server', () => {
  afterEach(async () => {
    await Promise.all(started.map((process) => process.stop()));
    started = [];
  });

  const statusOf = (url: string, init?: RequestInit): Promise<number> =>
    fetch(url, init).then(({ status }) => status);

  const signIn = (address: string, password: string = ADMIN.ADMIN_PASSWORD): Promise<Response> =>
    fetch(`${address}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password }),
    });

  /** Repeats the request until the expected response; the test's timeout ends a failing wait. */
  const until = async (wanted: number, ask: () => Promise<number>): Promise<void> => {
    while ((await ask().catch(() => 0)) !== wanted) await delay(100);
  };

  describe('with the embedded database', () => {
    // Shared, because setting up PostgreSQL takes longer than the tests.
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'funding-broker-process-'));
    });
    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    it('prints address, sign-in and data folder, and the address last', async () => {
      const process = start({ DATA_DIR: folder, ...ADMIN });

      const address = await process.ready();

      expect(process.output).toContain(`Data is stored in ${folder}`);
      expect(process.output).toContain(ADMIN.ADMIN_EMAIL);
      expect(process.output).not.toContain(ADMIN.ADMIN_PASSWORD);
      expect(process.output.trimEnd().split('\n').at(-1)).toBe(`ready on ${address}`);
      expect(await process.stop()).toBe(0);
    });

    it('rejects a second start on the same data without disturbing the first', async () => {
      const first = start({ DATA_DIR: folder });
      const address = await first.ready();
      const second = start({ DATA_DIR: folder });

      expect(await second.exit()).toBe(1);

      expect(second.complaints).toMatch(
        new RegExp(
          `^The application is already running at ${address} \\(process ${first.pid}\\) .*DATA_DIR\n$`,
        ),
      );
      expect(await statusOf(`${address}/api/health/ready`)).toBe(200);
    });

    it('prints the first server’s address when another starts before it listens', async () => {
      const processes = [
        start({ DATA_DIR: folder }),
        start({ DATA_DIR: folder }),
        start({ DATA_DIR: folder }),
      ];

      const ends = await Promise.all(
        processes.map((process) =>
          Promise.race([process.ready(), process.exit().then(() => process.complaints)]).catch(
            () => process.complaints,
          ),
        ),
      );

      const address = ends.find((end) => end.startsWith('http')) ?? 'none';
      const refused = ends.filter((end) => end !== address);
      expect(refused).toHaveLength(2);
      for (const end of refused) expect(end).toContain(`The application is already running at ${address} `);
    });

    it('recovers all data after a kill that left the database running', async () => {
      const first = start({ DATA_DIR: folder, ...ADMIN });
      const { headers } = await signIn(await first.ready());
      const cookie = headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; ');
      first.signal('SIGKILL');
      await first.exit();

      const second = start({ DATA_DIR: folder });
      const address = await second.ready();

      expect(await statusOf(`${address}/api/admin/me`, { headers: { cookie } })).toBe(200);
    });

    it('returns 503 while its database is down and restarts it', async () => {
      const process = start({ DATA_DIR: folder, ...ADMIN });
      const address = await process.ready();
      const note = readFileSync(join(folder, 'postgresql', 'postmaster.pid'), 'utf8');

      killServer(Number(note.split('\n')[0]));
      await until(503, () => statusOf(`${address}/api/health/ready`));
      await until(200, () => statusOf(`${address}/api/health/ready`));

      expect((await signIn(address)).status).toBe(200);
      expect(await statusOf(`${address}/api/health/live`)).toBe(200);
    });
  });

  const killServer = (pid: number): void => void process.kill(pid, 'SIGKILL');

  describe('with a database server', () => {
    let database: TestDatabase;
    const env = (): Record<string, string> => ({ DATABASE_URL: database.url, ...SECRETS, ...ADMIN });
    beforeEach(async () => {
      database = await createTestDatabase();
    });
    afterEach(async () => {
      await Promise.all(started.map((process) => process.stop()));
      await database.drop();
    });

    /** Blocks every sign-in until the returned function is called. */
    const holdSignIns = async (): Promise<() => Promise<void>> => {
      const holder = database.source.createQueryRunner();
      await holder.startTransaction();
      await holder.query('lock table admins in access exclusive mode');
      return async () => {
        await holder.rollbackTransaction();
        await holder.release();
      };
    };
    const isWaiting = async (): Promise<number> => {
      const waiting = await database.source.query<object[]>(
        `select 1 from pg_locks where not granted and relation = 'admins'::regclass`,
      );
      return waiting.length;
    };

    it('starts in two processes at once, which migrate once and create one first admin', async () => {
      await database.source.query('drop schema public cascade');
      await database.source.query('create schema public');

      await Promise.all([start(env()).ready(), start(env()).ready()]);

      expect(await database.source.query<object[]>('select email from admins')).toHaveLength(1);
    });

    it('prints how to create the first administrator when there is none', async () => {
      const process = start({ DATABASE_URL: database.url, ...SECRETS });

      await process.ready();

      expect(process.output).toContain('There is no administrator yet: create the first one with');
    });

    it('uses production mode for an https address, whatever NODE_ENV says', async () => {
      const production = { PUBLIC_URL: 'https://broker.example', MAIL: 'files', NODE_ENV: 'development' };
      const process = start({ ...env(), ...production });
      const address = await process.ready();

      const answer = await signIn(address);

      expect(process.output).toContain('In production for https://broker.example');
      expect(answer.headers.getSetCookie().length).toBeGreaterThan(0);
      for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain('; Secure');
      expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
    });

    it.each(['PORT', 'METRICS_PORT'])('rejects a taken port, naming %s', async (setting) => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const port = String((other.address() as AddressInfo).port);

      const process = start({ ...env(), [setting]: port });

      expect(await process.exit()).toBe(1);
      expect(process.complaints).toBe(
        `Port ${port} is already in use. Stop the process that uses it, or set ${setting}\n`,
      );
      other.close();
    });

    it('finishes open requests on SIGTERM', async () => {
      const process = start(env());
      const address = await process.ready();
      const letGo = await holdSignIns();
      const begun = [signIn(address), signIn(address, 'not the password')];
      await until(2, isWaiting);

      process.signal('SIGTERM');
      await until(503, () => statusOf(`${address}/api/health/ready`));
      await letGo();

      const answers = await Promise.all(begun);
      expect(answers.map(({ status }) => status)).toEqual([200, 401]);
      expect(await process.exit()).toBe(0);
      await expect(fetch(address)).rejects.toThrow();
    });

    it('stops immediately on repeated signals', async () => {
      const process = start(env());
      const address = await process.ready();
      const letGo = await holdSignIns();
      const begun = signIn(address).then(
        () => 'answered',
        () => 'cut off',
      );
      await until(1, isWaiting);

      // The first two may be one press of Ctrl-C, which a process receives twice.
      const telling = setInterval(() => process.signal('SIGINT'), 100);
      const code = await process.exit();
      clearInterval(telling);

      expect(code).toBe(1);
      expect(await begun).toBe('cut off');
      await letGo();
    });

    it('returns 503 while the database is unreachable, and recovers', async () => {
      const { hostname, port } = new URL(database.url);
      const line = await CuttableLine.to({ host: hostname, port: Number(port) });
      const url = new URL(database.url);
      url.port = String(line.port);
      const process = start({ ...env(), DATABASE_URL: url.href });
      const address = await process.ready();

      line.cut();
      const away = await signIn(address);
      const ready = await statusOf(`${address}/api/health/ready`);
      line.mend();

      expect(away.status).toBe(503);
      expect(away.headers.get('content-type')).toContain('application/problem+json');
      expect(ready).toBe(503);
      expect((await signIn(address)).status).toBe(200);
      await process.stop();
      line.close();
    });
  });

  it.each([
    ['PORT', { PORT: 'hunter2' }],
    ['SESSION_SECRET', { DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/app' }],
  ])('fails the start when %s is wrong', async (variable, env) => {
    const process = start({ DATA_DIR: join(tmpdir(), 'funding-broker-never'), ...env });

    expect(await process.exit()).toBe(1);

    expect(process.complaints).toMatch(new RegExp(`^${variable} must [^\n]*\n$`));
    expect(process.complaints).not.toContain('hunter2');
  });
});
