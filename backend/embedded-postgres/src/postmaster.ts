import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { PostgresUnusable } from './postgres-unusable.js';
import type { Binaries } from './binaries.js';
import type { Place } from './place.js';
import { runProgram, type Ran } from './run-program.js';

const PATIENCE_MS = 8_000;
/** Temporary errors: another server is still shutting down, or the port was taken meanwhile. */
const PASSING = /already exists|in use|another server|starting up|shutting down/i;

/** cannot_connect_now: the server is starting, recovering or shutting down. */
const NOT_YET = '57P03';

type Answer = 'yes' | 'not yet' | 'no';

/** The content of postmaster.pid. */
interface Note {
  readonly pid: number;
  readonly port: number;
}

/** The server process of one data directory. It has no terminal and outlives the process that started it. */
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

  /** Requests a stop without waiting. */
  signalStop(): void {
    const pid = this.recorded()?.pid;
    if (pid !== undefined) process.kill(pid, 'SIGINT');
  }

  /** As the superuser, whom only this folder and the migrations of roles know. */
  client(port: number): Client {
    const client = new Client({
      host: '127.0.0.1',
      port,
      database: 'postgres',
      user: 'postgres',
      password: this.place.superuserPassword,
      connectionTimeoutMillis: 3_000,
      application_name: 'funding-broker',
    });
    client.on('error', () => undefined);
    return client;
  }

  private async startAnew(port: number): Promise<string | null> {
    await this.clearAway();
    const log = join(this.place.directory, 'start.log');
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

  /** Stops a server that we cannot sign in to, and removes the pid file of a dead one. */
  private async clearAway(): Promise<void> {
    if (this.recorded() === null) return;
    if (livesIn(this.place.directory)) await this.control('stop', '--mode=fast', '--wait', '--timeout=10');
    // After kill -9 the dead server stays a zombie for a while, or forever under a parent that does not reap, and
    // PostgreSQL takes its process id for a running server. If no process works in the folder, it is safe to go on.
    if (livesIn(this.place.directory) === false)
      rmSync(join(this.place.directory, 'postmaster.pid'), { force: true });
  }

  private control(...args: string[]): Promise<Ran> {
    return runProgram(this.binaries.pgCtl, [...args, '-D', this.place.directory], this.place.account);
  }

  private recorded(): Note | null {
    const [pid, , , port] = readIfThere(join(this.place.directory, 'postmaster.pid'))?.split('\n') ?? [];
    return pid && port ? { pid: Number(pid), port: Number(port) } : null;
  }

  private async answer(note: Note): Promise<Answer> {
    const client = this.client(note.port);
    try {
      await client.connect();
      return 'yes';
    } catch (failure) {
      return (failure as { code?: string }).code === NOT_YET ? 'not yet' : 'no';
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Whether any process works in the folder, as every process of a server does; null if unknown. */
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
    // Windows keeps files that a server has open.
  }
};

/** Below the range of ports for outgoing connections, so that it is free again later. */
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

const unusable = (directory: string, output: string): PostgresUnusable => {
  const lastLines = output.trim().split('\n').slice(-4).join(' / ');
  return new PostgresUnusable(
    `The embedded PostgreSQL in ${directory} did not start: ${lastLines} (see its log in ${join(directory, 'log')})`,
  );
};
