import type { Provider } from '@nestjs/common';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { AnswerQuestions } from '../application/answers/answer-questions.js';
import { AnswerQueries } from '../application/answers/answer.queries.js';
import { ChangeAnswers } from '../application/answers/change-answers.js';
import { CorrectAnswers } from '../application/answers/correct-answers.js';
import { MeasureAnswers } from '../application/answers/measure-answers.js';
import { FollowLink } from '../application/links/follow-link.js';
import { ReplaceLinks } from '../application/links/replace-links.js';
import { ApplicationViews } from '../application/lists/application-views.js';
import { ApplicationEvents } from '../application/review/application-events.js';
import { ApplicationRepository } from '../application/review/application.repository.js';
import { LockApplication } from '../application/review/lock-application.js';
import { LenderMatching } from '../application/submission/lender-matching.js';
import { PostgresAnswerQueries } from '../infrastructure/persistence/postgres-answer.queries.js';

export const ANSWERS_PROVIDERS: readonly Provider[] = [
  { provide: AnswerQueries, useClass: PostgresAnswerQueries },
  provide(MeasureAnswers, UseCaseContext, AnswerQueries),
  provide(ChangeAnswers, UseCaseContext, ApplicationRepository, LenderMatching, ApplicationEvents),
  provide(
    AnswerQuestions,
    UseCaseContext,
    FollowLink,
    ApplicationRepository,
    ApplicationEvents,
    ChangeAnswers,
  ),
  provide(
    CorrectAnswers,
    UseCaseContext,
    LockApplication,
    ApplicationViews,
    ChangeAnswers,
    LenderMatching,
    ReplaceLinks,
  ),
];
