import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 100;
/** Attempts to wait for an application that is listening: it may be about to stop. */
const ATTEMPTS = 15;
/** Attempts to wait for any other process: it is starting or stopping, or is a command, which ends by itself. */
const ATTEMPTS_WHILE_NOT_LISTENING = 300;

/** SQLITE_BUSY: another process has the lock. */
const BUSY = 5;

/** The process that uses a data folder. */
export interface Holder {
  /** Null before it has published this, or while it is stopping. */
  readonly pid: number | null;
  /** Null if it does not listen. */
  readonly running: RunningApplication | null;
}

export interface RunningApplication {
  /** Its address for requests. */
  readonly address: string;
  readonly databasePort: number;
}

/**
 * Exclusive use of a data folder: a lock on a file in it, which the operating system releases when the process ends,
 * however it ends. Node has no such lock; SQLite, which comes with Node, has one on every system. A second file names
 * the holder.
 */
export class DataLock {
  private constructor(
    private readonly dataDir: string,
    private readonly file: DatabaseSync,
  ) {
    this.write({ pid: process.pid, running: null });
  }

  /** Waits for a holder that is about to end; resolves to the holder if it stays. */
  static async take(dataDir: string): Promise<DataLock | Holder> {
    for (let attempt = 1; ; attempt += 1) {
      const file = lockedFile(join(dataDir, 'application.lock'));
      if (file !== null) return new DataLock(dataDir, file);
      const holder = holderOf(dataDir);
      const patience = holder.running === null ? ATTEMPTS_WHILE_NOT_LISTENING : ATTEMPTS;
      if (attempt >= patience) return holder;
      await delay(POLL_MS);
    }
  }

  /** Publishes where this process listens. */
  announce(running: RunningApplication): void {
    this.write({ pid: process.pid, running });
  }

  /** This process is about to stop. Writes nothing, because a full disk could prevent that. */
  withdraw(): void {
    rmSync(noteIn(this.dataDir), { force: true });
  }

  release(): void {
    this.withdraw();
    this.file.close();
  }

  private write(holder: Holder): void {
    const note = noteIn(this.dataDir);
    writeFileSync(`${note}.new`, JSON.stringify(holder), { mode: 0o600 });
    renameSync(`${note}.new`, note);
  }
}

const noteIn = (dataDir: string): string => join(dataDir, 'application.json');

const lockedFile = (path: string): DatabaseSync | null => {
  const file = new DatabaseSync(path);
  try {
    // In memory: nothing is ever written to the file, and a journal would be another file.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return file;
  } catch (failure) {
    file.close();
    if ((failure as { errcode?: number }).errcode === BUSY) return null;
    throw failure;
  }
};

/** Whether a process with this id exists, whoever owns it. */
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** A note left by a killed process is ignored: the holder is about to write its own. */
const holderOf = (dataDir: string): Holder => {
  try {
    const holder = JSON.parse(readFileSync(noteIn(dataDir), 'utf8')) as Holder;
    if (holder.pid !== null && isAlive(holder.pid)) return holder;
  } catch {
    // There is none.
  }
  return { pid: null, running: null };
};
