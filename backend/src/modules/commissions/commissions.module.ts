import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '#config/settings.js';
import { ApplicationsModule } from '#modules/applications/wiring.js';
import { FindIntroducer } from '#modules/introducers/public.js';
import { IntroducersModule } from '#modules/introducers/wiring.js';
import {
  AcceptanceCheck,
  CompletionListener,
  LockSubmission,
  SubmissionViews,
} from '#modules/deals/public.js';
import { DealsModule } from '#modules/deals/wiring.js';
import { MailModule } from '#modules/mail/wiring.js';
import { TasksModule } from '#modules/tasks/wiring.js';
import { AutomaticTasks, TaskSource } from '#modules/tasks/public.js';
import { Mails, MailSource } from '#modules/mail/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { noReferrer } from '#platform/infrastructure/http/security-headers.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { provide } from '#platform/infrastructure/provide.js';
import { AcknowledgeDisclosure } from './application/disclosures/acknowledge-disclosure.js';
import { CommissionNotices } from './application/ledger/commission-notices.js';
import { CompareDisclosureOnCompletion } from './application/disclosures/compare-disclosure-on-completion.js';
import { DisclosedCases } from './application/disclosures/disclosed-cases.js';
import { DisclosureDocuments } from './application/disclosures/disclosure-documents.js';
import { CommissionDisclosureViews } from './application/disclosures/commission-disclosure-views.js';
import { CommissionDisclosureRepository } from './application/disclosures/commission-disclosure.repository.js';
import { DisclosureWording } from './application/disclosures/disclosure-wording.js';
import { WriteDisclosure } from './application/disclosures/write-disclosure.js';
import { FreezeDisclosure } from './application/disclosures/freeze-disclosure.js';
import { OpenDisclosure } from './application/disclosures/open-disclosure.js';
import { SendDisclosure } from './application/disclosures/send-disclosure.js';
import { RequireDisclosureBeforeAcceptance } from './application/disclosures/require-disclosure-before-acceptance.js';
import { ShowCommissionNotice } from './application/ledger/show-commission-notice.js';
import { LetterThread } from './infrastructure/documents/letter-thread.js';
import { PdfCommissionNotices } from './infrastructure/documents/pdf-commission-notices.js';
import { PdfDisclosureDocuments } from './infrastructure/documents/pdf-disclosure-documents.js';
import { SiteDisclosureWording } from './infrastructure/documents/site-disclosure-wording.js';
import { ApplicantDisclosureController } from './infrastructure/http/applicant-disclosure.controller.js';
import { CommissionNoticeController } from './infrastructure/http/commission-notice.controller.js';
import { DisclosuresController } from './infrastructure/http/disclosures.controller.js';
import { disclosureTable } from './infrastructure/persistence/disclosure.table.js';
import { PostgresCommissionDisclosureViews } from './infrastructure/persistence/postgres-commission-disclosure-views.queries.js';
import { PostgresCommissionDisclosureRepository } from './infrastructure/persistence/postgres-commission-disclosure.repository.js';
import { AdjustCommission } from './application/ledger/adjust-commission.js';
import { AgreeCommissionTerms } from './application/terms/agree-commission-terms.js';
import { CommissionTermsViews } from './application/terms/commission-terms-views.js';
import { CommissionTermsRepository } from './application/terms/commission-terms.repository.js';
import { WriteStatementDocument } from './application/statements/write-statement-document.js';
import { ApproveStatement } from './application/statements/approve-statement.js';
import { DiscardStatement } from './application/statements/discard-statement.js';
import { LockStatement } from './application/statements/lock-statement.js';
import { PayStatements } from './application/statements/pay-statements.js';
import { RunLastMonth } from './application/statements/run-last-month.js';
import { RunStatements } from './application/statements/run-statements.js';
import { ShowStatementDocument } from './application/statements/show-statement-document.js';
import { StatementDocuments } from './application/statements/statement-documents.js';
import { StatementViews } from './application/statements/statement-views.js';
import { StatementMails } from './application/mails/statement-mails.js';
import { StatementRepository } from './application/statements/statement.repository.js';
import { PdfStatementDocuments } from './infrastructure/documents/pdf-statement-documents.js';
import { StatementFilesController } from './infrastructure/http/statement-files.controller.js';
import { StatementsController } from './infrastructure/http/statements.controller.js';
import { ListStaffStatementsQuery } from './infrastructure/http/statements.dto.js';
import { PostgresStatementViews } from './infrastructure/persistence/postgres-statement-views.queries.js';
import { statementTable } from './infrastructure/persistence/statement.table.js';
import { PostgresStatementRepository } from './infrastructure/persistence/postgres-statement.repository.js';
import { StatementsJob } from './infrastructure/statements.job.js';
import { ClawBack } from './application/ledger/claw-back.js';
import { EarnCommissionOnCompletion } from './application/ledger/earn-commission-on-completion.js';
import { EarnCommission } from './application/ledger/earn-commission.js';
import { LedgerViews } from './application/ledger/ledger-views.js';
import { LedgerRepository } from './application/ledger/ledger.repository.js';
import { AnswerQuestion } from './application/ledger/answer-question.js';
import { QuestionLine } from './application/ledger/question-line.js';
import { QuestionMails } from './application/mails/question-mails.js';
import { QuestionRepository } from './application/ledger/question.repository.js';
import { ChangeReceivable } from './application/receivables/change-receivable.js';
import { ChaseOverdueReceivables } from './application/receivables/chase-overdue-receivables.js';
import { LockReceivable } from './application/receivables/lock-receivable.js';
import { OpenReceivableOnCompletion } from './application/receivables/open-receivable-on-completion.js';
import { ReceivableRepository } from './application/receivables/receivable.repository.js';
import { ReceivableViews } from './application/receivables/receivable-views.js';
import { RecordReceivablePayment } from './application/receivables/record-receivable-payment.js';
import { ReverseReceipt } from './application/receivables/reverse-receipt.js';
import { SettleCommission } from './application/receivables/settle-commission.js';
import { WriteOffReceivable } from './application/receivables/write-off-receivable.js';
import { FindTermsOfCase } from './application/terms/find-terms-of-case.js';
import { ReceivablesController } from './infrastructure/http/receivables.controller.js';
import { ListReceivablesQuery } from './infrastructure/http/receivables.dto.js';
import { PostgresReceivableRepository } from './infrastructure/persistence/postgres-receivable.repository.js';
import { PostgresReceivableViews } from './infrastructure/persistence/postgres-receivable-views.queries.js';
import { receivableReceiptTable, receivableTable } from './infrastructure/persistence/receivable.table.js';
import { RecordLaterPayment } from './application/receivables/record-later-payment.js';
import { ReferredCases } from './application/ledger/referred-cases.js';
import { ShowTermsInForce } from './application/terms/show-terms-in-force.js';
import { ApplicationReferredCases } from './infrastructure/cases/application-referred-cases.js';
import { CommissionTermsController } from './infrastructure/http/commission-terms.controller.js';
import { LedgerController } from './infrastructure/http/ledger.controller.js';
import { ListStaffLinesQuery } from './infrastructure/http/ledger.dto.js';
import { COMMISSION_RECORDS } from './infrastructure/persistence/commission-records.js';
import { commissionTermsTable } from './infrastructure/persistence/commission-terms.table.js';
import { ledgerEntryTable } from './infrastructure/persistence/ledger-entry.table.js';
import { commissionableEventTable } from './infrastructure/persistence/commissionable-event.table.js';
import { PostgresCommissionTermsViews } from './infrastructure/persistence/postgres-commission-terms-views.queries.js';
import { PostgresLedgerViews } from './infrastructure/persistence/postgres-ledger-views.queries.js';
import { PostgresCommissionTermsRepository } from './infrastructure/persistence/postgres-commission-terms.repository.js';
import { questionTable } from './infrastructure/persistence/question.table.js';
import { PostgresQuestionRepository } from './infrastructure/persistence/postgres-question.repository.js';
import { PostgresLedgerRepository } from './infrastructure/persistence/postgres-ledger.repository.js';

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
    { provide: CommissionTermsRepository, useClass: PostgresCommissionTermsRepository },
    { provide: CommissionTermsViews, useClass: PostgresCommissionTermsViews },
    provide(AgreeCommissionTerms, UseCaseContext, CommissionTermsRepository, CommissionTermsViews),
    provide(ShowTermsInForce, UseCaseContext, CommissionTermsRepository),
    { provide: ReferredCases, useClass: ApplicationReferredCases },
    { provide: LedgerRepository, useClass: PostgresLedgerRepository },
    { provide: LedgerViews, useClass: PostgresLedgerViews },
    provide(FindTermsOfCase, CommissionTermsRepository),
    provide(EarnCommission, UseCaseContext, FindTermsOfCase, LedgerRepository, AutomaticTasks),
    provide(ClawBack, UseCaseContext, LedgerRepository, LedgerViews),
    provide(AdjustCommission, UseCaseContext, ReferredCases, LedgerRepository, LedgerViews),
    contribute(ListWithViews, viewsOf('ledger', ListStaffLinesQuery)),
    { provide: StatementRepository, useClass: PostgresStatementRepository },
    { provide: StatementViews, useClass: PostgresStatementViews },
    LetterThread,
    { provide: StatementDocuments, useClass: PdfStatementDocuments },
    provide(RunStatements, UseCaseContext, StatementRepository),
    provide(RunLastMonth, UseCaseContext, RunStatements, StatementRepository),
    contribute(ListWithViews, viewsOf('statements', ListStaffStatementsQuery)),
    contribute(JobHandler, StatementsJob, RunLastMonth),
    provide(LockStatement, UseCaseContext, StatementRepository, StatementViews),
    provide(WriteStatementDocument, FindIntroducer, StatementDocuments),
    provide(
      ApproveStatement,
      UseCaseContext,
      LockStatement,
      StatementRepository,
      StatementViews,
      WriteStatementDocument,
      Mails,
    ),
    provide(PayStatements, UseCaseContext, LockStatement, StatementRepository, Mails),
    provide(DiscardStatement, UseCaseContext, LockStatement, StatementRepository),
    provide(ShowStatementDocument, StatementRepository, StatementViews, WriteStatementDocument),
    contribute(MailSource, StatementMails, StatementViews, FindIntroducer),
    { provide: QuestionRepository, useClass: PostgresQuestionRepository },
    provide(
      QuestionLine,
      UseCaseContext,
      LedgerViews,
      FindIntroducer,
      ReferredCases,
      QuestionRepository,
      AutomaticTasks,
    ),
    provide(
      AnswerQuestion,
      UseCaseContext,
      QuestionRepository,
      LedgerViews,
      ReferredCases,
      AutomaticTasks,
      Mails,
    ),
    contribute(MailSource, QuestionMails, QuestionRepository, ReferredCases, FindIntroducer),
    contribute(
      CompletionListener,
      EarnCommissionOnCompletion,
      UseCaseContext,
      FindTermsOfCase,
      EarnCommission,
      ClawBack,
      AutomaticTasks,
    ),
    { provide: CommissionDisclosureRepository, useClass: PostgresCommissionDisclosureRepository },
    { provide: CommissionDisclosureViews, useClass: PostgresCommissionDisclosureViews },
    { provide: DisclosureWording, useClass: SiteDisclosureWording },
    { provide: DisclosureDocuments, useClass: PdfDisclosureDocuments },
    provide(DisclosedCases, FindTermsOfCase, SubmissionViews, FindIntroducer),
    provide(
      WriteDisclosure,
      DisclosedCases,
      DisclosureWording,
      DisclosureDocuments,
      CommissionDisclosureRepository,
      AutomaticTasks,
    ),
    provide(
      FreezeDisclosure,
      UseCaseContext,
      ReferredCases,
      WriteDisclosure,
      CommissionDisclosureViews,
      Mails,
    ),
    provide(OpenDisclosure, UseCaseContext, ReferredCases, CommissionDisclosureRepository),
    provide(
      SendDisclosure,
      UseCaseContext,
      ReferredCases,
      CommissionDisclosureRepository,
      CommissionDisclosureViews,
      AutomaticTasks,
      Mails,
    ),
    provide(
      AcknowledgeDisclosure,
      UseCaseContext,
      ReferredCases,
      CommissionDisclosureRepository,
      AutomaticTasks,
    ),
    contribute(
      CompletionListener,
      CompareDisclosureOnCompletion,
      UseCaseContext,
      ReferredCases,
      DisclosedCases,
      CommissionDisclosureRepository,
      WriteDisclosure,
      AutomaticTasks,
    ),
    contribute(AcceptanceCheck, RequireDisclosureBeforeAcceptance, Settings, CommissionDisclosureRepository),
    { provide: CommissionNotices, useClass: PdfCommissionNotices },
    provide(
      ShowCommissionNotice,
      UseCaseContext,
      ReferredCases,
      DisclosedCases,
      LedgerViews,
      CommissionNotices,
    ),
    { provide: ReceivableRepository, useClass: PostgresReceivableRepository },
    { provide: ReceivableViews, useClass: PostgresReceivableViews },
    provide(
      RecordLaterPayment,
      UseCaseContext,
      LockSubmission,
      ReceivableRepository,
      SettleCommission,
      LedgerViews,
    ),
    provide(LockReceivable, UseCaseContext, LockSubmission, ReceivableRepository, ReceivableViews),
    provide(SettleCommission, EarnCommission, FindTermsOfCase, ClawBack, LedgerRepository, AutomaticTasks),
    provide(
      RecordReceivablePayment,
      UseCaseContext,
      LockReceivable,
      ReceivableRepository,
      SettleCommission,
      ReceivableViews,
    ),
    provide(
      WriteOffReceivable,
      UseCaseContext,
      LockReceivable,
      ReceivableRepository,
      SettleCommission,
      ReceivableViews,
    ),
    provide(
      ChangeReceivable,
      UseCaseContext,
      LockReceivable,
      ReceivableRepository,
      SettleCommission,
      ReceivableViews,
    ),
    provide(
      ReverseReceipt,
      UseCaseContext,
      LockReceivable,
      ReceivableRepository,
      SettleCommission,
      ReceivableViews,
    ),
    contribute(
      CompletionListener,
      OpenReceivableOnCompletion,
      UseCaseContext,
      FindTermsOfCase,
      ReceivableRepository,
      AutomaticTasks,
    ),
    contribute(TaskSource, ChaseOverdueReceivables, ReceivableViews),
    contribute(ListWithViews, viewsOf('receivables', ListReceivablesQuery)),
  ],
  exports: [CommissionDisclosureViews, OpenDisclosure],
})
export class CommissionsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(noReferrer).forRoutes(ApplicantDisclosureController);
  }
}
