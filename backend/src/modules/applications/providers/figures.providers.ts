import type { Provider } from '@nestjs/common';
import { provide } from '#platform/infrastructure/provide.js';
import { AnswerQueries } from '../application/answers/answer.queries.js';
import { ApplicationFigures } from '../application/figures/application-figures.js';
import { MeasureDecisions } from '../application/figures/measure-decisions.js';
import { RecentEnquiries } from '../application/figures/recent-enquiries.js';
import { PostgresApplicationFigures } from '../infrastructure/persistence/postgres-application-figures.queries.js';
import { PostgresRecentEnquiries } from '../infrastructure/persistence/postgres-recent-enquiries.js';

export const FIGURES_PROVIDERS: readonly Provider[] = [
  { provide: ApplicationFigures, useClass: PostgresApplicationFigures },
  provide(MeasureDecisions, AnswerQueries),
  { provide: RecentEnquiries, useClass: PostgresRecentEnquiries },
];
