import type { Provider } from '@nestjs/common';
import { FindIntroducer } from '#modules/introducers/public.js';
import { MailSource, Mails } from '#modules/mail/public.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { provide } from '#platform/infrastructure/provide.js';
import { StatementMails } from '../application/mails/statement-mails.js';
import { ApproveStatement } from '../application/statements/approve-statement.js';
import { DiscardStatement } from '../application/statements/discard-statement.js';
import { LockStatement } from '../application/statements/lock-statement.js';
import { PayStatements } from '../application/statements/pay-statements.js';
import { RunLastMonth } from '../application/statements/run-last-month.js';
import { RunStatements } from '../application/statements/run-statements.js';
import { ShowStatementDocument } from '../application/statements/show-statement-document.js';
import { StatementDocuments } from '../application/statements/statement-documents.js';
import { StatementViews } from '../application/statements/statement-views.js';
import { StatementRepository } from '../application/statements/statement.repository.js';
import { WriteStatementDocument } from '../application/statements/write-statement-document.js';
import { PdfStatementDocuments } from '../infrastructure/documents/pdf-statement-documents.js';
import { ListStaffStatementsQuery } from '../infrastructure/http/statements.dto.js';
import { PostgresStatementViews } from '../infrastructure/persistence/postgres-statement-views.queries.js';
import { PostgresStatementRepository } from '../infrastructure/persistence/postgres-statement.repository.js';
import { StatementsJob } from '../infrastructure/statements.job.js';

export const STATEMENTS_PROVIDERS: readonly Provider[] = [
  { provide: StatementRepository, useClass: PostgresStatementRepository },
  { provide: StatementViews, useClass: PostgresStatementViews },
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
];
