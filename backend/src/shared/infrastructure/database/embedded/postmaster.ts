import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseUnusable } from '../database-server.js';
import type { Binaries } from './binaries.js';
import { isAlive } from './is-alive.js';
import type { Place } from './place.js';
import { runProgram, type Ran } from './run-program.js';
import { nameOf } from './tenancy.js';

const PATIENCE_MS = 8_000;
/** So long after its start a server may refuse connections because it does not listen yet. */
const STARTING_MS = 10_000;
/** What a server says while another one is still dying or starting, or when its port was taken meanwhile. */
const PASSING = /already exists|in use|another server|starting up|shutting down/i;

type Answer = 'yes' | 'not yet' | 'no';

/** What postmaster.pid says of the server that wrote it. */
interface Note {
  readonly pid: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly port: number;
}

/** The server process of one data directory. It belongs to no terminal and outlives whoever started it. */
export class Postmaster {
  constructor(
    private readonly place: Place,
    private readonly binaries: Binaries,
  ) {}

  /** Adopts the server that runs on the data, or starts one; resolves to its port. */
  async up(wantedPort?: number): Promise<number> {
    let deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const note = this.recorded();
      const answer = note === null ? 'no' : await this.answer(note);
      if (answer === 'yes' && note !== null) return note.port;
      if (answer === 'not yet') deadline = Date.now() + PATIENCE_MS;
      const failure = answer === 'no' ? await this.startAnew(wantedPort ?? (await freePort())) : null;
      if (failure !== null && (!PASSING.test(failure) || Date.now() > deadline)) {
        throw unusable(this.place.directory, failure);
      }
      await delay(failure === null ? 50 : 500);
    }
  }

  async down(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await this.control('stop', `--mode=${mode}`, '--wait', '--timeout=30');
  }

  /** Asks for a stop without waiting. */
  signalStop(): void {
    const pid = this.recorded()?.pid;
    if (pid !== undefined) process.kill(pid, 'SIGINT');
  }

  /** As the superuser, whom only this folder and the migrations of roles know. */
  client(port: number, database = 'postgres'): Client {
    const client = new Client({
      host: '127.0.0.1',
      port,
      database,
      user: 'postgres',
      password: this.place.superuserPassword,
      connectionTimeoutMillis: 3_000,
      application_name: nameOf(),
    });
    client.on('error', () => undefined);
    return client;
  }

  private async startAnew(port: number): Promise<string | null> {
    await this.clearAway();
    // Of this process alone: of two that start at once, one would read why the other's server did or did not start.
    const log = join(this.place.directory, `start.${process.pid}.log`);
    const { worked, output } = await this.control(
      'start',
      '--wait',
      '--timeout=60',
      `--log=${log}`,
      '-o',
      `-p ${port}`,
    );
    const said = readIfThere(log) ?? '';
    removeIfPossible(log);
    return worked ? null : `${output}\n${said}`;
  }

  /** A server we cannot sign in to is stopped; the note of one that no longer lives is removed. */
  private async clearAway(): Promise<void> {
    const note = this.recorded();
    if (note === null) return;
    if (livesIn(this.place.directory)) await this.control('stop', '--mode=fast', '--wait', '--timeout=10');
    // After kill -9 the dead server stays a zombie for a while, and for ever under a parent that does not
    // reap: PostgreSQL takes its process id for a running server. No process works in the folder: it is safe,
    // unless another start has cleared it away meanwhile and this is the note of its server.
    if (livesIn(this.place.directory) === false && this.recorded()?.pid === note.pid)
      rmSync(join(this.place.directory, 'postmaster.pid'), { force: true });
  }

  private control(...args: string[]): Promise<Ran> {
    return runProgram(this.binaries.pgCtl, [...args, '-D', this.place.directory], this.place.account);
  }

  private recorded(): Note | null {
    const [pid, , started, port] =
      readIfThere(join(this.place.directory, 'postmaster.pid'))?.split('\n') ?? [];
    return pid && port ? { pid: Number(pid), startedAt: Number(started) * 1_000, port: Number(port) } : null;
  }

  private async answer(note: Note): Promise<Answer> {
    const client = this.client(note.port);
    try {
      await client.connect();
      return 'yes';
    } catch (failure) {
      const isStarting = (failure as { code?: string }).code === '57P03' || this.hasJustStarted(note);
      return isStarting ? 'not yet' : 'no';
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Another start's server, which would be stopped if it were taken for one that answers nobody. */
  private hasJustStarted({ pid, startedAt }: Note): boolean {
    return Date.now() - startedAt < STARTING_MS && (livesIn(this.place.directory) ?? isAlive(pid));
  }
}

/** Whether any process works in the folder, as every process of a server does; null where nobody can tell. */
const livesIn = (directory: string): boolean | null => {
  if (process.platform !== 'linux') return null;
  const real = realpathSync(directory);
  const folderOf = (pid: string): string | null => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`);
    } catch {
      return null;
    }
  };
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && folderOf(name) === real);
};

const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const removeIfPossible = (file: string): void => {
  try {
    rmSync(file, { force: true });
  } catch {
    // Windows keeps a file that a server has open.
  }
};

/** Below the range from which systems give ports to outgoing connections, so that it is free again later. */
const freePort = async (): Promise<number> => {
  const port = 15_000 + Math.floor(Math.random() * 15_000);
  return (await isFree(port)) ? port : freePort();
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const unusable = (directory: string, output: string): DatabaseUnusable => {
  const lastLines = output.trim().split('\n').slice(-4).join(' / ');
  return new DatabaseUnusable(`The embedded PostgreSQL in ${directory} did not start: ${lastLines}`);
};
