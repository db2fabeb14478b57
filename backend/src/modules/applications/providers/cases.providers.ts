import type { Provider } from '@nestjs/common';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { CaseQueries } from '../application/cases/case.queries.js';
import { NoteOnCase } from '../application/cases/note-on-case.js';
import { ApplicationEvents } from '../application/review/application-events.js';
import { ApplicationRepository } from '../application/review/application.repository.js';
import { PostgresCaseQueries } from '../infrastructure/persistence/postgres-case.queries.js';

export const CASES_PROVIDERS: readonly Provider[] = [
  { provide: CaseQueries, useClass: PostgresCaseQueries },
  provide(NoteOnCase, UseCaseContext, ApplicationRepository, CaseQueries, ApplicationEvents),
];
