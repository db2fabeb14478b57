import type { Provider } from '@nestjs/common';
import { FindIntroducer } from '#modules/introducers/public.js';
import { LenderDirectory } from '#modules/lenders/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { ApplicationViews } from '../application/lists/application-views.js';
import { ApplicationEvents } from '../application/review/application-events.js';
import { AddSharedDetails } from '../application/shared-details/add-shared-details.js';
import { DetailsHolders } from '../application/shared-details/details-holders.js';
import { RecordSharedDetails } from '../application/shared-details/record-shared-details.js';
import { SharedDetailsRepository } from '../application/shared-details/shared-details.repository.js';
import { PostgresSharedDetailsRepository } from '../infrastructure/persistence/postgres-shared-details.repository.js';

export const SHARED_DETAILS_PROVIDERS: readonly Provider[] = [
  { provide: SharedDetailsRepository, useClass: PostgresSharedDetailsRepository },
  provide(DetailsHolders, SharedDetailsRepository, FindIntroducer),
  provide(AddSharedDetails, UseCaseContext, SharedDetailsRepository, ApplicationEvents),
  provide(RecordSharedDetails, UseCaseContext, ApplicationViews, LenderDirectory, AddSharedDetails),
];
