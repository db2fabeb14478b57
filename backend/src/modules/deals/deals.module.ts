import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '#modules/applications/public.js';
import { LendersModule } from '#modules/lenders/public.js';
import { TaskSources } from '#shared/application/caused-tasks.js';
import { ChangeHistory } from '#shared/application/change-history.js';
import { Clock } from '#shared/application/clock.js';
import { Idempotency } from '#shared/application/idempotency.js';
import { Ids } from '#shared/application/ids.js';
import { LenderDirectory } from '#shared/application/lender-directory.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AcceptOffer } from './application/accept-offer.js';
import { ChangeOffer } from './application/change-offer.js';
import { LockOffer } from './application/lock-offer.js';
import { MakeOffer } from './application/make-offer.js';
import { OfferLists } from './application/offer-lists.js';
import { OfferTasks } from './application/offer-tasks.js';
import { OfferRepository } from './application/offer.repository.js';
import { TakeBackAcceptance } from './application/take-back-acceptance.js';
import { WithdrawOffer } from './application/withdraw-offer.js';
import { AddSubmission } from './application/add-submission.js';
import { Cases } from './application/cases.js';
import { LockSubmission } from './application/lock-submission.js';
import { MoveSubmission } from './application/move-submission.js';
import { NoteOnSubmission } from './application/note-on-submission.js';
import { RecordMove } from './application/record-move.js';
import { SubmissionLists } from './application/submission-lists.js';
import { SubmissionRepository } from './application/submission.repository.js';
import { ApplicationCases } from './infrastructure/cases/application-cases.js';
import { OffersController } from './infrastructure/http/offers.controller.js';
import { SubmissionsController } from './infrastructure/http/submissions.controller.js';
import { offerTable } from './infrastructure/persistence/offer.table.js';
import { PostgresOfferLists } from './infrastructure/persistence/postgres-offer-lists.queries.js';
import { TypeOrmOfferRepository } from './infrastructure/persistence/typeorm-offer.repository.js';
import { PostgresSubmissionLists } from './infrastructure/persistence/postgres-submission-lists.queries.js';
import { SubmissionRecords } from './infrastructure/persistence/submission-records.js';
import { submissionTable } from './infrastructure/persistence/submission.table.js';
import { TypeOrmSubmissionRepository } from './infrastructure/persistence/typeorm-submission.repository.js';

/** What happens to an application between a match and drawn money: to which lenders it is put, and what they answer. */
@Module({
  imports: [ApplicationsModule, LendersModule, TypeOrmModule.forFeature([submissionTable, offerTable])],
  controllers: [SubmissionsController, OffersController],
  providers: [
    SubmissionRecords,
    { provide: Cases, useClass: ApplicationCases },
    { provide: SubmissionRepository, useClass: TypeOrmSubmissionRepository },
    { provide: SubmissionLists, useClass: PostgresSubmissionLists },
    provide(LockSubmission, Cases, SubmissionRepository, SubmissionLists, ChangeHistory),
    { provide: OfferRepository, useClass: TypeOrmOfferRepository },
    { provide: OfferLists, useClass: PostgresOfferLists },
    provide(RecordMove, SubmissionRepository, Cases, OfferRepository),
    provide(
      AddSubmission,
      Idempotency,
      Cases,
      LenderDirectory,
      SubmissionRepository,
      SubmissionLists,
      Ids,
      Clock,
    ),
    provide(
      NoteOnSubmission,
      LockSubmission,
      SubmissionRepository,
      SubmissionLists,
      Cases,
      UnitOfWork,
      Clock,
    ),
    provide(MoveSubmission, Idempotency, LockSubmission, RecordMove, SubmissionLists, Clock),
    provide(LockOffer, LockSubmission, OfferRepository, OfferLists, ChangeHistory),
    provide(
      MakeOffer,
      Idempotency,
      LockSubmission,
      OfferRepository,
      OfferLists,
      RecordMove,
      Cases,
      Ids,
      Clock,
    ),
    provide(ChangeOffer, LockOffer, OfferRepository, OfferLists, Cases, UnitOfWork, Clock),
    provide(WithdrawOffer, Idempotency, LockOffer, OfferRepository, OfferLists, Cases, Clock),
    provide(
      AcceptOffer,
      Idempotency,
      LockOffer,
      OfferRepository,
      OfferLists,
      RecordMove,
      ChangeHistory,
      Clock,
    ),
    provide(OfferTasks, TaskSources, OfferLists),
    provide(TakeBackAcceptance, LockOffer, OfferLists, RecordMove, UnitOfWork, Clock),
  ],
  exports: [LockSubmission],
})
export class DealsModule {}
