import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { DataLock } from '../src/data-lock.js';
import { EmbeddedPostgres } from '../src/embedded-postgres.js';
import type { StoredFile } from '../src/place.js';

const storedFile: StoredFile = (dataDir, name, make) => {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
};

let folder: string;
let started: EmbeddedPostgres[];
// Shared, because setting up PostgreSQL takes longer than the tests.
beforeAll(() => {
  // With a space and non-ASCII letters, as in users' folders.
  folder = mkdtempSync(join(tmpdir(), 'funding-broker données '));
});
beforeEach(() => {
  started = [];
});
afterEach(async () => {
  for (const server of started.reverse()) await server.stop();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const server = (
  whenTaken: 'refuse' | 'join' = 'refuse',
  report = (): void => undefined,
): EmbeddedPostgres => {
  const made = new EmbeddedPostgres({ dataDir: folder, storedFile, whenTaken, report });
  started.push(made);
  return made;
};

const ask = async <T extends object>(url: string, question: string): Promise<T | undefined> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(question).finally(() => client.end());
  return rows[0];
};

const postmasterPid = (directory: string): number =>
  Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('EmbeddedPostgres', () => {
  it('starts a durable UTF-8 server that only this machine and this account can reach', async () => {
    const embedded = server();

    const url = await embedded.start();

    const facts = await ask(
      url,
      `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
       current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       rolsuper as superuser
     from pg_roles where rolname = current_user`,
    );
    expect(facts).toEqual({
      encoding: 'UTF8',
      addresses: '127.0.0.1',
      fsync: 'on',
      checksums: 'on',
      superuser: false,
    });
    expect(statSync(embedded.location).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'database.json')).mode & 0o777).toBe(0o600);
  });

  it('has the data again at the next start', async () => {
    const first = server();
    await ask(await first.start(), 'create table kept as select 42 as answer');
    await first.stop();

    const url = await server().start();

    expect(await ask(url, 'select answer from kept')).toEqual({ answer: 42 });
  });

  it('rejects a second application on the same data without disturbing the first', async () => {
    const first = server();
    const url = await first.start();
    first.announce('http://127.0.0.1:1');

    await expect(server().start()).rejects.toThrow('already running at http://127.0.0.1:1');

    expect(await ask(url, 'select 1 as alive')).toEqual({ alive: 1 });
  });

  it('rejects it even when the first application never reports that it is listening', async () => {
    const url = await server().start();

    // A start waits half a minute for another to be ready.
    await expect(server().start()).rejects.toThrow('already running (process');

    expect(await ask(url, 'select 1 as alive')).toEqual({ alive: 1 });
  });

  it('lets a command join a running application and leaves the server to it', async () => {
    const application = server();
    const url = await application.start();
    application.announce('http://127.0.0.1:1');
    const command = server('join');

    const joined = await command.start();
    await command.stop();

    expect(joined).toBe(url);
    expect(await ask(url, 'select 1 as alive')).toEqual({ alive: 1 });
  });

  it('starts when a killed server left its process file, even if another process now has its number', async () => {
    const first = server();
    await first.start();
    const note = join(first.location, 'postmaster.pid');
    const text = readFileSync(note, 'utf8');
    await first.stop();
    writeFileSync(note, text.replace(/^\d+/, String(process.pid)), { mode: 0o600 });

    const url = await server().start();

    expect(await ask(url, 'select 1 as alive')).toEqual({ alive: 1 });
  });

  it.each(['refuse', 'join'] as const)(
    'waits for a process that is starting or is a command, and finds the data afterwards (%s)',
    async (whenTaken) => {
      const first = server();
      await first.start();

      const starting = server(whenTaken).start();
      await delay(500);
      await first.stop();

      expect(await ask(await starting, 'select 1 as alive')).toEqual({ alive: 1 });
    },
  );

  it('waits for a server that another start is launching, and does not stop it', async () => {
    const first = server();
    await first.start();
    await first.stop();
    const lock = (await DataLock.take(folder)) as DataLock;
    const note = join(first.location, 'postmaster.pid');
    // Stands in for that server: it works in the folder, without listening on the port.
    const other = spawn('sleep', ['60'], { cwd: first.location });
    const ended = once(other, 'exit');
    writeFileSync(note, [other.pid, first.location, 0, 1, ''].join('\n'), { mode: 0o600 });

    const starting = server().start();
    await delay(1_500);
    other.kill('SIGKILL');
    lock.release();

    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await ask(await starting, 'select 1 as alive')).toEqual({ alive: 1 });
  });

  it('stops its server even when the disk is full', async () => {
    const embedded = server();
    await embedded.start();
    embedded.announce('http://127.0.0.1:1');
    // Simulates a full disk: this file is in the way of a file to be written.
    const obstacle = join(folder, 'application.json.new');
    mkdirSync(obstacle);

    await embedded.stop().finally(() => rmSync(obstacle, { recursive: true }));

    expect(existsSync(join(embedded.location, 'postmaster.pid'))).toBe(false);
  });

  it('restarts a killed server on the same address', async () => {
    let returned = (): void => undefined;
    const back = new Promise<void>((resolve) => (returned = resolve));
    const sentences: string[] = [];
    const embedded = new EmbeddedPostgres({
      dataDir: folder,
      storedFile,
      whenTaken: 'refuse',
      report: (sentence) => {
        sentences.push(sentence);
        if (sentence === 'The embedded PostgreSQL is running again') returned();
      },
    });
    started.push(embedded);
    const url = await embedded.start();

    process.kill(postmasterPid(embedded.location), 'SIGKILL');
    await back;

    expect(await ask(url, 'select 1 as alive')).toEqual({ alive: 1 });
    expect(sentences[0]).toBe('The embedded PostgreSQL has stopped; restarting it');
  });

  // Last, because nothing can start on this data afterwards.
  it('says what to do when its data directory cannot be read', async () => {
    const first = server();
    await first.start();
    await first.stop();
    unlinkSync(join(first.location, 'global', 'pg_control'));

    await expect(server().start()).rejects.toThrow(
      /embedded PostgreSQL in .* did not start: .* \(see its log in .*log\)/s,
    );
  });
});
