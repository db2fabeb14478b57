import { Global, Module } from '@nestjs/common';
import { ActivityLog } from '#shared/application/activity-log.js';
import { Clock } from '#shared/application/clock.js';
import { Ids } from '#shared/application/ids.js';
import { Idempotency } from '#shared/application/idempotency.js';
import { JobQueue } from '#shared/application/job-queue.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { Database } from './database/database.js';
import { DatabaseClock } from './database/database-clock.js';
import { IdempotencyKeyPruning } from './database/idempotency-key-pruning.js';
import { PostgresActivityLog } from './database/postgres-activity-log.js';
import { PostgresIdempotency } from './database/postgres-idempotency.js';
import { JobHandlers } from './jobs/job-handler.js';
import { PgBossJobs } from './jobs/pg-boss-jobs.js';
import { UuidV7Ids } from './uuid-v7-ids.js';

/** What every module may ask for: time, ids, the database, the activity log and jobs. */
@Global()
@Module({
  providers: [
    Database,
    { provide: UnitOfWork, useExisting: Database },
    { provide: Clock, useClass: DatabaseClock },
    { provide: Ids, useClass: UuidV7Ids },
    { provide: ActivityLog, useClass: PostgresActivityLog },
    { provide: Idempotency, useClass: PostgresIdempotency },
    JobHandlers,
    PgBossJobs,
    { provide: JobQueue, useExisting: PgBossJobs },
    IdempotencyKeyPruning,
  ],
  exports: [Database, UnitOfWork, Clock, Ids, ActivityLog, Idempotency, JobHandlers, JobQueue],
})
export class SharedModule {}
