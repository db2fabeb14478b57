import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '#platform/application/activity-log.js';
import { ChangeHistory } from '#platform/application/change-history.js';
import { Clock } from '#platform/application/clock.js';
import { Contributions } from '#platform/application/contributions.js';
import { FailedJobs } from '#platform/application/failed-jobs.js';
import { Ids } from '#platform/application/ids.js';
import { Idempotency } from '#platform/application/idempotency.js';
import { JobQueue } from '#platform/application/job-queue.js';
import { LinkTokens } from '#platform/application/link-tokens.js';
import { RecordKinds } from '#platform/application/record-kinds.js';
import { UnitOfWork } from '#platform/application/unit-of-work.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from './contribute.js';
import { Database } from './database/database.js';
import { DatabaseClock } from './database/database-clock.js';
import { IdempotencyKeyPruning } from './database/idempotency-key-pruning.job.js';
import { PostgresActivityLog } from './database/postgres-activity-log.js';
import { PostgresChangeHistory } from './database/postgres-change-history.js';
import { PostgresIdempotency } from './database/postgres-idempotency.js';
import { HmacLinkTokens } from './hmac-link-tokens.js';
import { JobHandler } from './jobs/job-handler.js';
import { PgBossFailedJobs } from './jobs/pg-boss-failed-jobs.queries.js';
import { PgBossJobs } from './jobs/pg-boss-jobs.js';
import { LetterThread } from './letters/letter-thread.js';
import { provide } from './provide.js';
import { UuidV7Ids } from './uuid-v7-ids.js';

/** Available to every module: time, ids, tokens, the database, the activity log, jobs and letters. */
@Global()
@Module({
  providers: [
    Database,
    { provide: UnitOfWork, useExisting: Database },
    { provide: Clock, useClass: DatabaseClock },
    { provide: Ids, useClass: UuidV7Ids },
    { provide: LinkTokens, useClass: HmacLinkTokens },
    { provide: ActivityLog, useClass: PostgresActivityLog },
    { provide: ChangeHistory, useClass: PostgresChangeHistory },
    { provide: Idempotency, useClass: PostgresIdempotency },
    PgBossJobs,
    { provide: JobQueue, useExisting: PgBossJobs },
    { provide: FailedJobs, useClass: PgBossFailedJobs },
    provide(UseCaseContext, Clock, Ids, UnitOfWork, Idempotency, ActivityLog, ChangeHistory),
    provide(Contributions),
    provide(RecordKinds, Contributions),
    contribute(JobHandler, IdempotencyKeyPruning, DataSource),
    LetterThread,
  ],
  exports: [
    LetterThread,
    Database,
    UnitOfWork,
    Clock,
    Contributions,
    Ids,
    ActivityLog,
    ChangeHistory,
    FailedJobs,
    Idempotency,
    JobQueue,
    LinkTokens,
    RecordKinds,
    UseCaseContext,
  ],
})
export class SharedModule {}
