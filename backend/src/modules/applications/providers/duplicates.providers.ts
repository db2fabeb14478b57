import type { Provider } from '@nestjs/common';
import { IntroducerViews } from '#modules/introducers/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { DuplicateQueries } from '../application/duplicates/duplicate.queries.js';
import { FindDuplicates } from '../application/duplicates/find-duplicates.js';
import { MarkDuplicate } from '../application/duplicates/mark-duplicate.js';
import { ApplicationViews } from '../application/lists/application-views.js';
import { ApplicationEvents } from '../application/review/application-events.js';
import { ApplicationRepository } from '../application/review/application.repository.js';
import { LockApplication } from '../application/review/lock-application.js';
import { PostgresDuplicateQueries } from '../infrastructure/persistence/postgres-duplicate.queries.js';

export const DUPLICATES_PROVIDERS: readonly Provider[] = [
  { provide: DuplicateQueries, useClass: PostgresDuplicateQueries },
  provide(FindDuplicates, DuplicateQueries, IntroducerViews),
  provide(
    MarkDuplicate,
    UseCaseContext,
    LockApplication,
    ApplicationRepository,
    ApplicationViews,
    ApplicationEvents,
  ),
];
