import type { Provider } from '@nestjs/common';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { AgreeCommissionTerms } from '../application/terms/agree-commission-terms.js';
import { CommissionTermsViews } from '../application/terms/commission-terms-views.js';
import { CommissionTermsRepository } from '../application/terms/commission-terms.repository.js';
import { FindTermsOfCase } from '../application/terms/find-terms-of-case.js';
import { ShowTermsInForce } from '../application/terms/show-terms-in-force.js';
import { PostgresCommissionTermsViews } from '../infrastructure/persistence/postgres-commission-terms-views.queries.js';
import { PostgresCommissionTermsRepository } from '../infrastructure/persistence/postgres-commission-terms.repository.js';

export const TERMS_PROVIDERS: readonly Provider[] = [
  { provide: CommissionTermsRepository, useClass: PostgresCommissionTermsRepository },
  { provide: CommissionTermsViews, useClass: PostgresCommissionTermsViews },
  provide(AgreeCommissionTerms, UseCaseContext, CommissionTermsRepository, CommissionTermsViews),
  provide(ShowTermsInForce, UseCaseContext, CommissionTermsRepository),
  provide(FindTermsOfCase, CommissionTermsRepository),
];
