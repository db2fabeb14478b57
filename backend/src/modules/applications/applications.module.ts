import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { HeldModule } from '#modules/held/wiring.js';
import { FindIntroducer, FollowReferralLink, IntroducerViews } from '#modules/introducers/public.js';
import { IntroducersModule } from '#modules/introducers/wiring.js';
import { LendersModule } from '#modules/lenders/wiring.js';
import { MatchingModule } from '#modules/matching/wiring.js';
import { MailModule } from '#modules/mail/wiring.js';
import { HeldSubmissions, ReleasesHeld } from '#modules/held/public.js';
import { LenderDirectory } from '#modules/lenders/public.js';
import { LinkTokens } from '#platform/application/link-tokens.js';
import { Mails, MailSource } from '#modules/mail/public.js';
import { OwnedRecords } from '#modules/auth/public.js';
import { RecordKind, RecordKinds } from '#platform/application/record-kinds.js';
import { StaffMembers } from '#platform/application/staff-members.js';
import { TrackRecords } from '#platform/application/track-records.js';
import { WaitingWork } from '#platform/application/portal/waiting-work.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { noReferrer } from '#platform/infrastructure/http/security-headers.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { ApplicationSearch } from './infrastructure/persistence/application-search.js';
import { SearchSource } from '#platform/application/portal/search-source.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { provide } from '#platform/infrastructure/provide.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { AnswerQuestions } from './application/answers/answer-questions.js';
import { AnswerQueries } from './application/answers/answer.queries.js';
import { ApplicantQueries } from './application/links/applicant.queries.js';
import { ApplicationEvents } from './application/review/application-events.js';
import { ApplicationFigures } from './application/figures/application-figures.js';
import { ApplicationViews } from './application/lists/application-views.js';
import { ApplicationMails } from './application/mails/application-mails.js';
import { ApplicationRepository } from './application/review/application.repository.js';
import { CaseQueries } from './application/cases/case.queries.js';
import { ChangeAnswers } from './application/answers/change-answers.js';
import { ConfirmationAllowance } from './application/submission/confirmation-allowance.js';
import { DetailsHolders } from './application/shared-details/details-holders.js';
import { DraftApplication } from './application/submission/draft-application.js';
import { FollowLink } from './application/links/follow-link.js';
import { IssueLinks } from './application/links/issue-links.js';
import { AddSharedDetails } from './application/shared-details/add-shared-details.js';
import { LenderMatching } from './application/submission/lender-matching.js';
import { FreshLinkAllowance } from './application/links/fresh-link-allowance.js';
import { RequestFreshLink } from './application/links/request-fresh-link.js';
import { SendFreshLink } from './application/links/send-fresh-link.js';
import { CountedFreshLinks } from './infrastructure/mail/counted-fresh-links.js';
import { FreshLinkJobHandler } from './infrastructure/mail/fresh-link.job.js';
import { JobQueue } from '#platform/application/job-queue.js';
import { LinkRepository } from './application/links/link.repository.js';
import { CorrectAnswers } from './application/answers/correct-answers.js';
import { SharedDetailsRepository } from './application/shared-details/shared-details.repository.js';
import { DuplicateQueries } from './application/duplicates/duplicate.queries.js';
import { EndLinks } from './application/links/end-links.js';
import { ExportApplications } from './application/lists/export-applications.js';
import { FindDuplicates } from './application/duplicates/find-duplicates.js';
import { FindLenders } from './application/lists/find-lenders.js';
import { OverdueApplications } from './application/lists/overdue-applications.js';
import { ListApplications } from './application/lists/list-applications.js';
import { MarkDuplicate } from './application/duplicates/mark-duplicate.js';
import { MeasureAnswers } from './application/answers/measure-answers.js';
import { MeasureDecisions } from './application/figures/measure-decisions.js';
import { ReachApplicant } from './application/contact/reach-applicant.js';
import { RecentEnquiries } from './application/figures/recent-enquiries.js';
import { LockApplication } from './application/review/lock-application.js';
import { NoteOnCase } from './application/cases/note-on-case.js';
import { ChangeApplication } from './application/review/change-application.js';
import { KeepPromise } from './application/contact/keep-promise.js';
import { RecordContact } from './application/contact/record-contact.js';
import { RecordClientContact } from './application/contact/record-client-contact.js';
import { RecordPerimeterCheck } from './application/review/record-perimeter-check.js';
import { RecordSharedDetails } from './application/shared-details/record-shared-details.js';
import { ReplaceLinks } from './application/links/replace-links.js';
import { SendLinks } from './application/links/send-links.js';
import { ReleaseApplications } from './application/review/release-applications.js';
import { ReviewApplications } from './application/review/review-applications.js';
import { ReviewApplication } from './application/review/review-application.js';
import { RevokeLinks } from './application/links/revoke-links.js';
import { ShowApplication } from './application/lists/show-application.js';
import { ShowTrail } from './application/lists/show-trail.js';
import { ShowClientContact } from './application/contact/show-client-contact.js';
import { ShowResults } from './application/links/show-results.js';
import { ShowStatus } from './application/links/show-status.js';
import { AddApplication } from './application/submission/add-application.js';
import { EnterApplication } from './application/submission/enter-application.js';
import { HoldApplication } from './application/submission/hold-application.js';
import { ReceiveApplication } from './application/submission/receive-application.js';
import { SubmitByReferralLink } from './application/submission/submit-by-referral-link.js';
import { SubmitCase } from './application/submission/submit-case.js';
import { SubmitApplication } from './application/submission/submit-application.js';
import { ApplicationChecksController } from './infrastructure/http/application-checks.controller.js';
import { ApplicationClientController } from './infrastructure/http/application-client.controller.js';
import { ApplicationListsController } from './infrastructure/http/application-lists.controller.js';
import { AdminApplicationsController } from './infrastructure/http/admin-applications.controller.js';
import { CasesController, CaseSummaryController } from './infrastructure/http/cases.controller.js';
import { ApplicantLinksController } from './infrastructure/http/applicant-links.controller.js';
import { ApplicationsController } from './infrastructure/http/applications.controller.js';
import { CountedConfirmations } from './infrastructure/mail/counted-confirmations.js';
import { PanelLenderMatching } from './infrastructure/matching/panel-lender-matching.js';
import { SEARCHED } from './infrastructure/persistence/application-filters.js';
import { ApplicationCountsJob } from './infrastructure/persistence/application-counts.job.js';
import { applicationTable } from './infrastructure/persistence/application.table.js';
import { PostgresAnswerQueries } from './infrastructure/persistence/postgres-answer.queries.js';
import { PostgresApplicantQueries } from './infrastructure/persistence/postgres-applicant.queries.js';
import { PostgresApplicationEvents } from './infrastructure/persistence/postgres-application-events.js';
import { PostgresApplicationFigures } from './infrastructure/persistence/postgres-application-figures.queries.js';
import { PostgresApplicationViews } from './infrastructure/persistence/postgres-application-views.queries.js';
import { PostgresCaseQueries } from './infrastructure/persistence/postgres-case.queries.js';
import { PostgresDuplicateQueries } from './infrastructure/persistence/postgres-duplicate.queries.js';
import { PostgresSharedDetailsRepository } from './infrastructure/persistence/postgres-shared-details.repository.js';
import { PostgresRecentEnquiries } from './infrastructure/persistence/postgres-recent-enquiries.js';
import { PostgresLinkRepository } from './infrastructure/persistence/postgres-link.repository.js';
import { PostgresApplicationRepository } from './infrastructure/persistence/postgres-application.repository.js';
import { ListApplicationsQuery } from './infrastructure/http/application-lists.dto.js';

@Module({
  imports: [
    // First, so that its routes follow ours: Express tries routes in order.
    MatchingModule,
    HeldModule,
    IntroducersModule,
    LendersModule,
    TypeOrmModule.forFeature([applicationTable]),
    MailModule,
  ],
  controllers: [
    ApplicationsController,
    // Before the controllers with ids in their paths, which would match these paths too.
    ApplicationListsController,
    AdminApplicationsController,
    ApplicationChecksController,
    ApplicationClientController,
    ApplicantLinksController,
    CasesController,
    CaseSummaryController,
  ],
  providers: [
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
    { provide: ApplicationRepository, useClass: PostgresApplicationRepository },
    { provide: ApplicationEvents, useClass: PostgresApplicationEvents },
    { provide: LenderMatching, useClass: PanelLenderMatching },
    provide(DraftApplication, UseCaseContext, LenderMatching),
    { provide: LinkRepository, useClass: PostgresLinkRepository },
    { provide: ApplicantQueries, useClass: PostgresApplicantQueries },
    provide(IssueLinks, LinkTokens, LinkRepository),
    provide(ReachApplicant, UseCaseContext, ApplicantQueries, IssueLinks, LinkRepository, FindIntroducer),
    provide(AddApplication, UseCaseContext, ApplicationRepository, ConfirmationAllowance, Mails),
    contribute(ReleasesHeld, HoldApplication, HeldSubmissions, DraftApplication, IssueLinks, AddApplication),
    provide(
      ReceiveApplication,
      UseCaseContext,
      DraftApplication,
      IssueLinks,
      AddApplication,
      HoldApplication,
    ),
    provide(SubmitApplication, ReceiveApplication),
    provide(SubmitByReferralLink, ReceiveApplication, FollowReferralLink),
    provide(SubmitCase, ReceiveApplication),
    provide(EnterApplication, ReceiveApplication, FindIntroducer),
    { provide: CaseQueries, useClass: PostgresCaseQueries },
    provide(NoteOnCase, UseCaseContext, ApplicationRepository, CaseQueries, ApplicationEvents),
    { provide: ConfirmationAllowance, useClass: CountedConfirmations },
    contribute(
      MailSource,
      ApplicationMails,
      UseCaseContext,
      ApplicantQueries,
      CaseQueries,
      FindIntroducer,
      ReachApplicant,
      LenderMatching,
    ),
    { provide: ApplicationFigures, useClass: PostgresApplicationFigures },
    { provide: ApplicationViews, useClass: PostgresApplicationViews },
    contribute(JobHandler, ApplicationCountsJob, DataSource),
    provide(ListApplications, UseCaseContext, ApplicationViews, IntroducerViews),
    contribute(WaitingWork, OverdueApplications, ListApplications),
    provide(ExportApplications, UseCaseContext, ListApplications),
    { provide: SharedDetailsRepository, useClass: PostgresSharedDetailsRepository },
    provide(DetailsHolders, SharedDetailsRepository, FindIntroducer),
    provide(AddSharedDetails, UseCaseContext, SharedDetailsRepository, ApplicationEvents),
    provide(
      ShowApplication,
      ListApplications,
      ApplicantQueries,
      ShowClientContact,
      DetailsHolders,
      FindDuplicates,
      ShowTrail,
    ),
    provide(ShowClientContact, UseCaseContext, LinkRepository, FindIntroducer),
    provide(ShowTrail, ApplicationEvents, RecordKinds),
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
    provide(FindLenders, ApplicantQueries, LenderMatching, TrackRecords),
    provide(RecordSharedDetails, UseCaseContext, ApplicationViews, LenderDirectory, AddSharedDetails),
    { provide: AnswerQueries, useClass: PostgresAnswerQueries },
    provide(MeasureAnswers, UseCaseContext, AnswerQueries),
    provide(MeasureDecisions, AnswerQueries),
    { provide: RecentEnquiries, useClass: PostgresRecentEnquiries },
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
    provide(FollowLink, UseCaseContext, LinkTokens, LinkRepository),
    provide(ShowResults, UseCaseContext, FollowLink, ApplicantQueries, LenderMatching),
    provide(ShowStatus, UseCaseContext, ApplicantQueries, DetailsHolders),
    provide(ChangeAnswers, UseCaseContext, ApplicationRepository, LenderMatching, ApplicationEvents),
    provide(
      AnswerQuestions,
      UseCaseContext,
      FollowLink,
      ApplicationRepository,
      ApplicationEvents,
      ChangeAnswers,
    ),
    provide(ReplaceLinks, UseCaseContext, IssueLinks, LinkRepository, ApplicationEvents, Mails),
    provide(
      CorrectAnswers,
      UseCaseContext,
      LockApplication,
      ApplicationViews,
      ChangeAnswers,
      LenderMatching,
      ReplaceLinks,
    ),
    provide(KeepPromise, UseCaseContext, ApplicationRepository),
    provide(RecordContact, UseCaseContext, LockApplication, KeepPromise, ApplicationEvents),
    provide(RecordClientContact, UseCaseContext, LockApplication, ApplicationRepository, ApplicationEvents),
    provide(SendLinks, UseCaseContext, LockApplication, ReplaceLinks),
    { provide: FreshLinkAllowance, useClass: CountedFreshLinks },
    provide(RequestFreshLink, UseCaseContext, LinkTokens, LinkRepository, JobQueue),
    provide(
      SendFreshLink,
      UseCaseContext,
      FreshLinkAllowance,
      LockApplication,
      LinkRepository,
      ReplaceLinks,
      Mails,
    ),
    contribute(JobHandler, FreshLinkJobHandler, SendFreshLink),
    provide(EndLinks, UseCaseContext, LockApplication, LinkRepository, ApplicationEvents),
    provide(RevokeLinks, UseCaseContext, FollowLink, LinkRepository, ApplicationEvents),
  ],
  exports: [
    ApplicantQueries,
    ApplicationFigures,
    ApplicationViews,
    FollowLink,
    KeepPromise,
    AddSharedDetails,
    LockApplication,
    MeasureDecisions,
    ChangeApplication,
    ReachApplicant,
    RecentEnquiries,
    ApplicationEvents,
    ShowStatus,
  ],
})
export class ApplicationsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(noReferrer).forRoutes(ApplicantLinksController);
  }
}
