import type { Provider } from '@nestjs/common';
import { Mails } from '#modules/mail/public.js';
import { AutomaticTasks, TaskSource } from '#modules/tasks/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { provide } from '#platform/infrastructure/provide.js';
import { Cases } from '../application/cases.js';
import { CompleteSubmission } from '../application/completions/complete-submission.js';
import { CompletionListener } from '../application/completions/completion-listener.js';
import { CompletionRepository } from '../application/completions/completion.repository.js';
import { EmailClientOnCompletion } from '../application/completions/email-client-on-completion.js';
import { RedeemCompletion } from '../application/completions/redeem-completion.js';
import { ReverseCompletion } from '../application/completions/reverse-completion.js';
import { AskAboutRenewals } from '../application/deal-tasks.js';
import { LockOffer } from '../application/offers/lock-offer.js';
import { ApplySubmissionMove } from '../application/submissions/apply-submission-move.js';
import { LockSubmission } from '../application/submissions/lock-submission.js';
import { SubmissionViews } from '../application/submissions/submission-views.js';
import { SubmissionRepository } from '../application/submissions/submission.repository.js';
import { PostgresCompletionRepository } from '../infrastructure/persistence/postgres-completion.repository.js';

export const COMPLETIONS_PROVIDERS: readonly Provider[] = [
  { provide: CompletionRepository, useClass: PostgresCompletionRepository },
  provide(
    CompleteSubmission,
    UseCaseContext,
    LockOffer,
    CompletionRepository,
    ApplySubmissionMove,
    Contributions,
    SubmissionViews,
  ),
  contribute(CompletionListener, EmailClientOnCompletion, Mails),
  provide(
    ReverseCompletion,
    UseCaseContext,
    LockSubmission,
    CompletionRepository,
    ApplySubmissionMove,
    Contributions,
    SubmissionViews,
    AutomaticTasks,
  ),
  contribute(TaskSource, AskAboutRenewals, CompletionRepository),
  provide(
    RedeemCompletion,
    UseCaseContext,
    LockSubmission,
    SubmissionRepository,
    CompletionRepository,
    SubmissionViews,
    Cases,
    AutomaticTasks,
  ),
];
