import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AppProcess } from '../support/app-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const MB = 1024 * 1024;
const ADMIN = { email: 'ada@example.co.uk', password: 'a correct horse battery staple' };
const ENV = {
  SESSION_SECRET: 's'.repeat(32),
  PASSWORD_PEPPER: 'p'.repeat(32),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

let database: TestDatabase;
let folder: string;
let server: AppProcess;
let address: string;
let cookie: string;
describe('Uploads', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'uploads-test-'));
    server = AppProcess.start({ ...ENV, DATABASE_URL: database.url, TMPDIR: folder });
    address = await server.ready();
    const signedIn = await fetch(`${address}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    cookie = signedIn.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const uploadsKept = (): string[] =>
    readdirSync(folder)
      .filter((name) => name.startsWith('uploads-'))
      .flatMap((name) => readdirSync(join(folder, name)));
  const residentMb = async (): Promise<number> => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server.pid)]);
    return Number(stdout) / 1024;
  };

  const BOUNDARY = 'frontier';
  const HEAD = Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="panel.xlsx"\r\n\r\n`,
  );
  const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

  const sendFile = (length: number, agent?: Agent, to = address): ClientRequest =>
    request(`${to}/api/admin/lenders/import`, {
      method: 'POST',
      headers: {
        cookie,
        'content-length': HEAD.length + length + TAIL.length,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      ...(agent && { agent }),
    });

  /**
   * On a new keep-alive connection: a pooled one may have been closed as idle, and keep-alive lets a client read a
   * response sent before its upload ends.
   */
  const upload = (content: Uint8Array): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const agent = new Agent({ keepAlive: true });
      const sending = sendFile(content.length, agent)
        .on('error', reject)
        .on('response', (response) => {
          response.resume().on('end', () => {
            agent.destroy();
            resolve(response);
          });
        });
      sending.write(HEAD);
      sending.write(content);
      sending.end(TAIL);
    });

  it('receive twenty files of 10 MB at once without holding them in memory', async () => {
    const content = new Uint8Array(10 * MB).fill(80);
    await upload(content);
    const before = await residentMb();
    let peak = before;

    const uploads = Array.from({ length: 20 }, () => upload(content));
    const finished = Promise.allSettled(uploads).then(() => 'finished');
    while ((await Promise.race([finished, delay(20)])) !== 'finished') {
      peak = Math.max(peak, await residentMb());
    }
    const answers = await Promise.all(uploads);

    expect(peak - before).toBeLessThan(100);
    for (const { statusCode, headers } of answers) {
      expect([400, 503]).toContain(statusCode);
      if (statusCode === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    while (uploadsKept().length > 0) await delay(20);
  });

  it('remove interrupted files', async () => {
    const breakOff = () =>
      new Promise<void>((resolve) => {
        const sending = sendFile(5 * MB);
        sending.on('error', () => resolve()).on('response', () => resolve());
        sending.write(HEAD);
        sending.write(Buffer.alloc(MB), () => {
          sending.destroy();
          resolve();
        });
      });

    await Promise.all(Array.from({ length: 20 }, breakOff));

    while (uploadsKept().length > 0) await delay(20);
    expect((await upload(new Uint8Array(10))).statusCode).toBe(400);
  });

  it('remove at the start what a crash left, but not another process’s files', async () => {
    const env = { ...ENV, DATABASE_URL: database.url, TMPDIR: folder };
    const begin = (to: string): ClientRequest => {
      const sending = sendFile(5 * MB, undefined, to).on('error', () => undefined);
      sending.write(HEAD);
      sending.write(Buffer.alloc(MB));
      return sending;
    };
    const crashing = AppProcess.start(env);
    begin(await crashing.ready());
    while (uploadsKept().length < 1) await delay(20);
    crashing.signal('SIGKILL');
    await crashing.exit();
    const lost = uploadsKept();
    const going = begin(address);
    while (uploadsKept().length < 2) await delay(20);

    const next = AppProcess.start(env);
    await next.ready();

    const kept = uploadsKept();
    expect(kept).toHaveLength(1);
    expect(lost).not.toContain(kept[0]);
    const answered = new Promise<IncomingMessage>((resolve) => going.on('response', resolve));
    going.write(Buffer.alloc(4 * MB));
    going.end(TAIL);
    expect((await answered).statusCode).toBe(400);
    await next.stop();
  });
});
