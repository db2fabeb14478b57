import type { Provider } from '@nestjs/common';
import { OwnedRecords } from '#modules/auth/public.js';
import { LenderDirectory } from '#modules/lenders/public.js';
import { Mails } from '#modules/mail/public.js';
import { StaffMembers } from '#platform/application/staff-members.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { provide } from '#platform/infrastructure/provide.js';
import { ApplicationViews } from '../application/lists/application-views.js';
import { ApplicationEvents } from '../application/review/application-events.js';
import { ApplicationRepository } from '../application/review/application.repository.js';
import { ChangeApplication } from '../application/review/change-application.js';
import { LockApplication } from '../application/review/lock-application.js';
import { RecordPerimeterCheck } from '../application/review/record-perimeter-check.js';
import { ReleaseApplications } from '../application/review/release-applications.js';
import { ReviewApplication } from '../application/review/review-application.js';
import { ReviewApplications } from '../application/review/review-applications.js';
import { PostgresApplicationEvents } from '../infrastructure/persistence/postgres-application-events.js';
import { PostgresApplicationRepository } from '../infrastructure/persistence/postgres-application.repository.js';

export const REVIEW_PROVIDERS: readonly Provider[] = [
  { provide: ApplicationRepository, useClass: PostgresApplicationRepository },
  { provide: ApplicationEvents, useClass: PostgresApplicationEvents },
  provide(LockApplication, UseCaseContext, ApplicationRepository, ApplicationViews),
  provide(
    ReviewApplication,
    UseCaseContext,
    LockApplication,
    ApplicationViews,
    LenderDirectory,
    StaffMembers,
    ChangeApplication,
  ),
  provide(RecordPerimeterCheck, UseCaseContext, LockApplication, ApplicationRepository, ApplicationEvents),
  provide(ChangeApplication, UseCaseContext, ApplicationRepository, ApplicationEvents, Mails),
  provide(ReviewApplications, UseCaseContext, ReviewApplication),
  contribute(OwnedRecords, ReleaseApplications, ApplicationRepository, ApplicationEvents),
];
