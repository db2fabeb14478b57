import type { Provider } from '@nestjs/common';
import { LenderDirectory } from '#modules/lenders/public.js';
import { Mails } from '#modules/mail/public.js';
import { AutomaticTasks, TaskSource } from '#modules/tasks/public.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { SearchSource } from '#platform/application/portal/search-source.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { provide } from '#platform/infrastructure/provide.js';
import { Cases } from '../application/cases.js';
import { AskConsents } from '../application/consents/ask-consents.js';
import { ChangeConsents } from '../application/consents/change-consents.js';
import { ConsentRepository } from '../application/consents/consent.repository.js';
import { ChaseSilentLenders } from '../application/deal-tasks.js';
import { OfferRepository } from '../application/offers/offer.repository.js';
import { AddDraft } from '../application/submissions/add-draft.js';
import { AddSubmission } from '../application/submissions/add-submission.js';
import { ApplySubmissionMove } from '../application/submissions/apply-submission-move.js';
import { ListSubmissions } from '../application/submissions/list-submissions.js';
import { LockSubmission } from '../application/submissions/lock-submission.js';
import { MoveSubmission } from '../application/submissions/move-submission.js';
import { NoteOnSubmission } from '../application/submissions/note-on-submission.js';
import { PutToLenders } from '../application/submissions/put-to-lenders.js';
import { SubmissionViews } from '../application/submissions/submission-views.js';
import { SubmissionRepository } from '../application/submissions/submission.repository.js';
import { ListSubmissionsQuery } from '../infrastructure/http/submissions.dto.js';
import { PostgresSubmissionViews } from '../infrastructure/persistence/postgres-submission-views.queries.js';
import { PostgresSubmissionRepository } from '../infrastructure/persistence/postgres-submission.repository.js';
import { SubmissionSearch } from '../infrastructure/persistence/submission-search.js';

export const SUBMISSIONS_PROVIDERS: readonly Provider[] = [
  contribute(ListWithViews, viewsOf('submissions', ListSubmissionsQuery)),
  contribute(SearchSource, SubmissionSearch, Database),
  contribute(
    RecordKind,
    tableRecords('submission', {
      table: 'lender_submissions',
      name: 'lender_name',
      reasons: 'application_events',
    }),
    Database,
  ),
  { provide: SubmissionRepository, useClass: PostgresSubmissionRepository },
  { provide: SubmissionViews, useClass: PostgresSubmissionViews },
  provide(ListSubmissions, UseCaseContext, SubmissionViews),
  provide(LockSubmission, UseCaseContext, Cases, SubmissionRepository, SubmissionViews),
  provide(
    ApplySubmissionMove,
    UseCaseContext,
    SubmissionRepository,
    Cases,
    OfferRepository,
    AutomaticTasks,
    Mails,
  ),
  provide(AddDraft, UseCaseContext, SubmissionRepository, Cases),
  provide(AddSubmission, UseCaseContext, Cases, LenderDirectory, AddDraft, SubmissionViews),
  provide(
    PutToLenders,
    UseCaseContext,
    LenderDirectory,
    ChangeConsents,
    AskConsents,
    AddDraft,
    SubmissionViews,
  ),
  provide(NoteOnSubmission, UseCaseContext, LockSubmission, SubmissionRepository, SubmissionViews, Cases),
  provide(
    MoveSubmission,
    UseCaseContext,
    LockSubmission,
    ConsentRepository,
    ApplySubmissionMove,
    SubmissionViews,
  ),
  contribute(TaskSource, ChaseSilentLenders, SubmissionViews),
];
