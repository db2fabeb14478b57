import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLog } from '#shared/application/activity-log.js';
import { Clock } from '#shared/application/clock.js';
import { Idempotency } from '#shared/application/idempotency.js';
import { Ids } from '#shared/application/ids.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AgreeCommissionTerms } from './application/agree-commission-terms.js';
import { CommissionTermsLists } from './application/commission-terms-lists.js';
import { CommissionTermsRepository } from './application/commission-terms.repository.js';
import { ShowTermsInForce } from './application/show-terms-in-force.js';
import { CommissionTermsController } from './infrastructure/http/commission-terms.controller.js';
import { CommissionTermsRecords } from './infrastructure/persistence/commission-terms-records.js';
import { commissionTermsTable } from './infrastructure/persistence/commission-terms.table.js';
import { PostgresCommissionTermsLists } from './infrastructure/persistence/postgres-commission-terms-lists.queries.js';
import { TypeOrmCommissionTermsRepository } from './infrastructure/persistence/typeorm-commission-terms.repository.js';

/** What partners earn by deals that complete. */
@Module({
  imports: [TypeOrmModule.forFeature([commissionTermsTable])],
  controllers: [CommissionTermsController],
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
  ],
})
export class CommissionsModule {}
