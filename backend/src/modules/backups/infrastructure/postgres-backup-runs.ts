import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { BackupRun, BackupRuns, LastRuns } from '../application/backup-runs.js';

const ADD = `
  insert into backup_runs (id, started_at, finished_at, file, bytes, failure) values ($1, $2, now(), $3, $4, $5)`;

const LAST = `
  select (select max(started_at) from backup_runs where failure is null) as "lastGoodAt",
    (select failure from backup_runs order by started_at desc limit 1) as "lastFailure"`;

@Injectable()
export class PostgresBackupRuns implements BackupRuns {
  constructor(private readonly database: Database) {}

  async add({ id, startedAt, file, bytes, failure }: BackupRun): Promise<void> {
    await this.database.manager.query(ADD, [id, startedAt, file, bytes, failure]);
  }

  async last(): Promise<LastRuns> {
    const [last] = await this.database.manager.query<LastRuns[]>(LAST);
    return last ?? { lastGoodAt: null, lastFailure: null };
  }
}
