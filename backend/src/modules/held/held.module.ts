import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Contributions } from '#platform/application/contributions.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { provide } from '#platform/infrastructure/provide.js';
import { DiscardHeld } from './application/discard-held.js';
import { HeldSubmissions } from './application/held-submissions.js';
import { HeldViews } from './application/held-views.js';
import { ReleaseHeld } from './application/release-held.js';
import { HeldController } from './infrastructure/http/held.controller.js';
import { ListHeldQuery } from './infrastructure/http/held.dto.js';
import { HeldPruning } from './infrastructure/persistence/held-pruning.job.js';
import { heldSubmissionTable } from './infrastructure/persistence/held-submission.table.js';
import { PostgresHeldViews } from './infrastructure/persistence/postgres-held-views.queries.js';
import { PostgresHeldSubmissions } from './infrastructure/persistence/postgres-held-submissions.js';

/** Submissions caught by the honeypot, for staff to release or discard. */
@Module({
  imports: [TypeOrmModule.forFeature([heldSubmissionTable])],
  controllers: [HeldController],
  providers: [
    contribute(ListWithViews, viewsOf('held', ListHeldQuery)),
    { provide: HeldSubmissions, useClass: PostgresHeldSubmissions },
    { provide: HeldViews, useClass: PostgresHeldViews },
    provide(ReleaseHeld, UseCaseContext, HeldSubmissions, Contributions),
    provide(DiscardHeld, UseCaseContext, HeldSubmissions),
    contribute(JobHandler, HeldPruning, DataSource),
  ],
  exports: [HeldSubmissions],
})
export class HeldModule {}
