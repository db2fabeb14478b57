import type { Provider } from '@nestjs/common';
import { CompletionListener } from '#modules/deals/public.js';
import { FindIntroducer } from '#modules/introducers/public.js';
import { MailSource, Mails } from '#modules/mail/public.js';
import { AutomaticTasks } from '#modules/tasks/public.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { provide } from '#platform/infrastructure/provide.js';
import { DisclosedCases } from '../application/disclosures/disclosed-cases.js';
import { AdjustCommission } from '../application/ledger/adjust-commission.js';
import { AnswerQuestion } from '../application/ledger/answer-question.js';
import { AskAboutCase } from '../application/ledger/ask-about-case.js';
import { ClawBack } from '../application/ledger/claw-back.js';
import { CommissionNotices } from '../application/ledger/commission-notices.js';
import { EarnCommissionOnCompletion } from '../application/ledger/earn-commission-on-completion.js';
import { EarnCommission } from '../application/ledger/earn-commission.js';
import { LedgerViews } from '../application/ledger/ledger-views.js';
import { LedgerRepository } from '../application/ledger/ledger.repository.js';
import { ListCaseQuestions } from '../application/ledger/list-case-questions.js';
import { QuestionLine } from '../application/ledger/question-line.js';
import { QuestionRepository } from '../application/ledger/question.repository.js';
import { ReferredCases } from '../application/referred-cases.js';
import { ShowCommissionNotice } from '../application/ledger/show-commission-notice.js';
import { QuestionMails } from '../application/mails/question-mails.js';
import { FindTermsOfCase } from '../application/terms/find-terms-of-case.js';
import { PdfCommissionNotices } from '../infrastructure/documents/pdf-commission-notices.js';
import { ListStaffLinesQuery } from '../infrastructure/http/ledger.dto.js';
import { PostgresLedgerViews } from '../infrastructure/persistence/postgres-ledger-views.queries.js';
import { PostgresLedgerRepository } from '../infrastructure/persistence/postgres-ledger.repository.js';
import { PostgresQuestionRepository } from '../infrastructure/persistence/postgres-question.repository.js';

export const LEDGER_PROVIDERS: readonly Provider[] = [
  { provide: LedgerRepository, useClass: PostgresLedgerRepository },
  { provide: LedgerViews, useClass: PostgresLedgerViews },
  provide(EarnCommission, UseCaseContext, FindTermsOfCase, LedgerRepository, AutomaticTasks),
  provide(ClawBack, UseCaseContext, LedgerRepository, LedgerViews),
  provide(AdjustCommission, UseCaseContext, ReferredCases, LedgerRepository, LedgerViews),
  contribute(ListWithViews, viewsOf('ledger', ListStaffLinesQuery)),
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
  provide(AskAboutCase, UseCaseContext, FindIntroducer, ReferredCases, QuestionRepository, AutomaticTasks),
  provide(ListCaseQuestions, ReferredCases, LedgerViews),
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
  { provide: CommissionNotices, useClass: PdfCommissionNotices },
  provide(
    ShowCommissionNotice,
    UseCaseContext,
    ReferredCases,
    DisclosedCases,
    LedgerViews,
    CommissionNotices,
  ),
];
