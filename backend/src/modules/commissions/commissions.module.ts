import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '#modules/applications/public.js';
import { DealsModule } from '#modules/deals/public.js';
import { TasksModule } from '#modules/tasks/public.js';
import { ActivityLog } from '#shared/application/activity-log.js';
import { CausedTasks } from '#shared/application/caused-tasks.js';
import { Clock } from '#shared/application/clock.js';
import { Idempotency } from '#shared/application/idempotency.js';
import { Ids } from '#shared/application/ids.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AdjustCommission } from './application/adjust-commission.js';
import { AgreeCommissionTerms } from './application/agree-commission-terms.js';
import { CommissionTermsLists } from './application/commission-terms-lists.js';
import { CommissionTermsRepository } from './application/commission-terms.repository.js';
import { ClawBack } from './application/claw-back.js';
import { Deals } from './application/deals.js';
import { EarnByCompletion } from './application/earn-by-completion.js';
import { EarnByReceipt } from './application/earn-by-receipt.js';
import { LedgerLists } from './application/ledger-lists.js';
import { LedgerRepository } from './application/ledger.repository.js';
import { RecordReceipt } from './application/record-receipt.js';
import { ReferredCases } from './application/referred-cases.js';
import { ShowTermsInForce } from './application/show-terms-in-force.js';
import { ApplicationReferredCases } from './infrastructure/cases/application-referred-cases.js';
import { SubmissionDeals } from './infrastructure/cases/submission-deals.js';
import { CommissionTermsController } from './infrastructure/http/commission-terms.controller.js';
import { LedgerController } from './infrastructure/http/ledger.controller.js';
import { CommissionTermsRecords } from './infrastructure/persistence/commission-terms-records.js';
import { commissionTermsTable } from './infrastructure/persistence/commission-terms.table.js';
import { ledgerEntryTable } from './infrastructure/persistence/ledger-entry.table.js';
import { LedgerRecords } from './infrastructure/persistence/ledger-records.js';
import { lenderReceiptTable } from './infrastructure/persistence/lender-receipt.table.js';
import { PostgresCommissionTermsLists } from './infrastructure/persistence/postgres-commission-terms-lists.queries.js';
import { PostgresLedgerLists } from './infrastructure/persistence/postgres-ledger-lists.queries.js';
import { TypeOrmCommissionTermsRepository } from './infrastructure/persistence/typeorm-commission-terms.repository.js';
import { TypeOrmLedgerRepository } from './infrastructure/persistence/typeorm-ledger.repository.js';

/** What partners earn by deals that complete. */
@Module({
  imports: [
    ApplicationsModule,
    DealsModule,
    TasksModule,
    TypeOrmModule.forFeature([commissionTermsTable, ledgerEntryTable, lenderReceiptTable]),
  ],
  controllers: [CommissionTermsController, LedgerController],
  providers: [
    CommissionTermsRecords,
    { provide: CommissionTermsRepository, useClass: TypeOrmCommissionTermsRepository },
    { provide: CommissionTermsLists, useClass: PostgresCommissionTermsLists },
    provide(
      AgreeCommissionTerms,
      Idempotency,
      CommissionTermsRepository,
      CommissionTermsLists,
      ActivityLog,
      Ids,
      Clock,
    ),
    provide(ShowTermsInForce, CommissionTermsRepository, Clock),
    LedgerRecords,
    { provide: ReferredCases, useClass: ApplicationReferredCases },
    { provide: Deals, useClass: SubmissionDeals },
    { provide: LedgerRepository, useClass: TypeOrmLedgerRepository },
    { provide: LedgerLists, useClass: PostgresLedgerLists },
    provide(EarnByReceipt, CommissionTermsRepository, LedgerRepository, CausedTasks, ActivityLog, Clock),
    provide(ClawBack, Idempotency, LedgerRepository, LedgerLists, ActivityLog, Ids, Clock),
    provide(
      AdjustCommission,
      Idempotency,
      ReferredCases,
      LedgerRepository,
      LedgerLists,
      ActivityLog,
      Ids,
      Clock,
    ),
    provide(EarnByCompletion, ReferredCases, EarnByReceipt, ClawBack, Ids),
    provide(
      RecordReceipt,
      Idempotency,
      Deals,
      ReferredCases,
      LedgerRepository,
      EarnByReceipt,
      LedgerLists,
      Ids,
      Clock,
    ),
  ],
})
export class CommissionsModule {}
