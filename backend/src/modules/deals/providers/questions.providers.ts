import type { Provider } from '@nestjs/common';
import { LenderDirectory } from '#modules/lenders/public.js';
import { AutomaticTasks } from '#modules/tasks/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { Cases } from '../application/cases.js';
import { Applicants } from '../application/consents/applicants.js';
import { AskAboutLender } from '../application/questions/ask-about-lender.js';
import { LenderQuestionRepository } from '../application/questions/lender-question.repository.js';
import { PostgresLenderQuestionRepository } from '../infrastructure/persistence/postgres-lender-question.repository.js';

export const QUESTIONS_PROVIDERS: readonly Provider[] = [
  { provide: LenderQuestionRepository, useClass: PostgresLenderQuestionRepository },
  provide(
    AskAboutLender,
    UseCaseContext,
    Applicants,
    LenderDirectory,
    Cases,
    LenderQuestionRepository,
    AutomaticTasks,
  ),
];
