import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 100;
/** How long to wait, in attempts, for an application that listens: it may be about to stop. */
const ATTEMPTS = 15;
/** And for a process that does not: it is starting or stopping, or is a command, which ends by itself. */
const ATTEMPTS_WHILE_NOT_LISTENING = 300;

/** SQLITE_BUSY: another process has the lock. */
const BUSY = 5;

/** The process that works on a data folder. */
export interface Holder {
  /** Null for one that has not said yet who it is, or is about to stop. */
  readonly pid: number | null;
  /** Null for one that does not listen. */
  readonly running: RunningApplication | null;
}

export interface RunningApplication {
  /** Where it answers requests. */
  readonly address: string;
  readonly databasePort: number;
}

/**
 * The sole right to work on a data folder: a lock on a file in it, which the operating system gives back when the
 * process that has it ends, however it ends. Node has no such lock; SQLite, which Node brings along, has one on every
 * system. A second file says who the holder is.
 */
export class DataLock {
  private constructor(
    private readonly dataDir: string,
    private readonly file: DatabaseSync,
  ) {
    this.write({ pid: process.pid, running: null });
  }

  /** Waits for a holder that will soon be gone; resolves to it when it stays. */
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

  /** Tells the others where this process listens. */
  announce(running: RunningApplication): void {
    this.write({ pid: process.pid, running });
  }

  /** This process is about to stop. Nothing is written for it, which a full disk could refuse. */
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
    // In memory: nothing is ever written to the file, and a journal would be one more beside it.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return file;
  } catch (failure) {
    file.close();
    if ((failure as { errcode?: number }).errcode === BUSY) return null;
    throw failure;
  }
};

/** Whether there is a process of this number, whoever's it is. */
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** A note of a process that was killed is nobody's: the holder is about to write its own. */
const holderOf = (dataDir: string): Holder => {
  try {
    const holder = JSON.parse(readFileSync(noteIn(dataDir), 'utf8')) as Holder;
    if (holder.pid !== null && isAlive(holder.pid)) return holder;
  } catch {
    // There is none.
  }
  return { pid: null, running: null };
};
