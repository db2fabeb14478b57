import { setTimeout as delay } from 'node:timers/promises';
import { databaseAddresses } from '#config/database-addresses.js';
import { type DatabaseServer, DatabaseUnusable } from './database-server.js';
import { isDatabaseAway } from './is-database-away.js';
import { findWritable } from './writable-server.js';

const PATIENCE_MS = 8_000;

/** An external server, or several of which one is writable: waited for, never stopped. */
export class DatabaseByUrl implements DatabaseServer {
  readonly location = 'the database at DATABASE_URL';

  constructor(private readonly url: string) {}

  async start(): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const failure = await this.failure();
      if (failure === null) return this.url;
      if (!isDatabaseAway(failure) || Date.now() > deadline) throw unusable(failure);
      await delay(500);
    }
  }

  announce(): void {
    // Any number of processes may use it.
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }

  abandon(): void {
    // Not ours to stop.
  }

  private async failure(): Promise<unknown> {
    try {
      await findWritable(databaseAddresses(this.url) ?? [this.url]);
      return null;
    } catch (failure) {
      return failure;
    }
  }
}

const unusable = (failure: unknown): DatabaseUnusable => {
  const { code } = failure as { code?: string };
  return new DatabaseUnusable(
    `Cannot use the database at DATABASE_URL: ${REASONS[code ?? ''] ?? code ?? 'no response'}`,
  );
};

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server is listening at its address',
  ENOTFOUND: 'its host is unknown',
  '28P01': 'the user or the password is wrong',
  '28000': 'the server rejected this user',
  '25006': 'it is read-only. Name the primary server, or both, separated by a comma',
  '3D000': 'the server has no database with that name',
};
