import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '#modules/applications/wiring.js';
import { DealsModule } from '#modules/deals/wiring.js';
import { IntroducersModule } from '#modules/introducers/wiring.js';
import { MailModule } from '#modules/mail/wiring.js';
import { TasksModule } from '#modules/tasks/wiring.js';
import { noReferrer } from '#platform/infrastructure/http/security-headers.js';
import { CommissionDisclosureViews } from './application/disclosures/commission-disclosure-views.js';
import { OpenDisclosure } from './application/disclosures/open-disclosure.js';
import { ReferredCases } from './application/referred-cases.js';
import { ApplicationReferredCases } from './infrastructure/cases/application-referred-cases.js';
import { ApplicantDisclosureController } from './infrastructure/http/applicant-disclosure.controller.js';
import { CaseQuestionsController } from './infrastructure/http/case-questions.controller.js';
import { CommissionNoticeController } from './infrastructure/http/commission-notice.controller.js';
import { CommissionTermsController } from './infrastructure/http/commission-terms.controller.js';
import { DisclosuresController } from './infrastructure/http/disclosures.controller.js';
import { LedgerController } from './infrastructure/http/ledger.controller.js';
import { ReceivablesController } from './infrastructure/http/receivables.controller.js';
import { StatementFilesController } from './infrastructure/http/statement-files.controller.js';
import { StatementsController } from './infrastructure/http/statements.controller.js';
import { COMMISSION_RECORDS } from './infrastructure/persistence/commission-records.js';
import { commissionTermsTable } from './infrastructure/persistence/commission-terms.table.js';
import { commissionableEventTable } from './infrastructure/persistence/commissionable-event.table.js';
import { disclosureTable } from './infrastructure/persistence/disclosure.table.js';
import { ledgerEntryTable } from './infrastructure/persistence/ledger-entry.table.js';
import { questionTable } from './infrastructure/persistence/question.table.js';
import { receivableReceiptTable, receivableTable } from './infrastructure/persistence/receivable.table.js';
import { statementTable } from './infrastructure/persistence/statement.table.js';
import { TERMS_PROVIDERS } from './providers/terms.providers.js';
import { LEDGER_PROVIDERS } from './providers/ledger.providers.js';
import { STATEMENTS_PROVIDERS } from './providers/statements.providers.js';
import { DISCLOSURES_PROVIDERS } from './providers/disclosures.providers.js';
import { RECEIVABLES_PROVIDERS } from './providers/receivables.providers.js';

/** Commission that partners earn from completed deals, and what clients are told about it. */
@Module({
  imports: [
    ApplicationsModule,
    DealsModule,
    IntroducersModule,
    MailModule,
    TasksModule,
    TypeOrmModule.forFeature([
      ...[commissionTermsTable, ledgerEntryTable, commissionableEventTable],
      ...[questionTable, statementTable, disclosureTable, receivableTable, receivableReceiptTable],
    ]),
  ],
  controllers: [
    CommissionTermsController,
    CaseQuestionsController,
    LedgerController,
    ReceivablesController,
    StatementsController,
    StatementFilesController,
    DisclosuresController,
    ApplicantDisclosureController,
    CommissionNoticeController,
  ],
  providers: [
    ...COMMISSION_RECORDS,
    { provide: ReferredCases, useClass: ApplicationReferredCases },
    ...TERMS_PROVIDERS,
    ...LEDGER_PROVIDERS,
    ...STATEMENTS_PROVIDERS,
    ...DISCLOSURES_PROVIDERS,
    ...RECEIVABLES_PROVIDERS,
  ],
  exports: [CommissionDisclosureViews, OpenDisclosure],
})
export class CommissionsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(noReferrer).forRoutes(ApplicantDisclosureController);
  }
}
