import type { Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IntroducerViews } from '#modules/introducers/public.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { SearchSource } from '#platform/application/portal/search-source.js';
import { WaitingWork } from '#platform/application/portal/waiting-work.js';
import { RecordKind, RecordKinds } from '#platform/application/record-kinds.js';
import { TrackRecords } from '#platform/application/track-records.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { provide } from '#platform/infrastructure/provide.js';
import { ShowClientContact } from '../application/contact/show-client-contact.js';
import { FindDuplicates } from '../application/duplicates/find-duplicates.js';
import { ApplicantQueries } from '../application/links/applicant.queries.js';
import { ApplicationViews } from '../application/lists/application-views.js';
import { ExportApplications } from '../application/lists/export-applications.js';
import { FindLenders } from '../application/lists/find-lenders.js';
import { ListApplications } from '../application/lists/list-applications.js';
import { OverdueApplications } from '../application/lists/overdue-applications.js';
import { ShowApplication } from '../application/lists/show-application.js';
import { ShowTrail } from '../application/lists/show-trail.js';
import { ApplicationEvents } from '../application/review/application-events.js';
import { DetailsHolders } from '../application/shared-details/details-holders.js';
import { LenderMatching } from '../application/submission/lender-matching.js';
import { ListApplicationsQuery } from '../infrastructure/http/application-lists.dto.js';
import { ApplicationCountsJob } from '../infrastructure/persistence/application-counts.job.js';
import { SEARCHED } from '../infrastructure/persistence/application-filters.js';
import { ApplicationSearch } from '../infrastructure/persistence/application-search.js';
import { PostgresApplicationViews } from '../infrastructure/persistence/postgres-application-views.queries.js';

export const LISTS_PROVIDERS: readonly Provider[] = [
  contribute(ListWithViews, viewsOf('applications', ListApplicationsQuery)),
  contribute(SearchSource, ApplicationSearch, Database),
  contribute(
    RecordKind,
    tableRecords('application', {
      table: 'application_submissions',
      name: 'company_name',
      contact: 'contact_name',
      email: 'email',
      searched: SEARCHED,
      reasons: 'application_events',
    }),
    Database,
  ),
  { provide: ApplicationViews, useClass: PostgresApplicationViews },
  contribute(JobHandler, ApplicationCountsJob, DataSource),
  provide(ListApplications, UseCaseContext, ApplicationViews, IntroducerViews),
  contribute(WaitingWork, OverdueApplications, ListApplications),
  provide(ExportApplications, UseCaseContext, ListApplications),
  provide(
    ShowApplication,
    ListApplications,
    ApplicantQueries,
    ShowClientContact,
    DetailsHolders,
    FindDuplicates,
    ShowTrail,
  ),
  provide(ShowTrail, ApplicationEvents, RecordKinds),
  provide(FindLenders, ApplicantQueries, LenderMatching, TrackRecords),
];
