import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HeldModule } from '#modules/held/wiring.js';
import { FindIntroducer } from '#modules/introducers/public.js';
import { IntroducersModule } from '#modules/introducers/wiring.js';
import { LendersModule } from '#modules/lenders/wiring.js';
import { MailSource } from '#modules/mail/public.js';
import { MailModule } from '#modules/mail/wiring.js';
import { MatchingModule } from '#modules/matching/wiring.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { noReferrer } from '#platform/infrastructure/http/security-headers.js';
import { CaseQueries } from './application/cases/case.queries.js';
import { KeepPromise } from './application/contact/keep-promise.js';
import { ReachApplicant } from './application/contact/reach-applicant.js';
import { ApplicationFigures } from './application/figures/application-figures.js';
import { MeasureDecisions } from './application/figures/measure-decisions.js';
import { RecentEnquiries } from './application/figures/recent-enquiries.js';
import { ApplicantQueries } from './application/links/applicant.queries.js';
import { FollowLink } from './application/links/follow-link.js';
import { ShowStatus } from './application/links/show-status.js';
import { ApplicationViews } from './application/lists/application-views.js';
import { ApplicationMails } from './application/mails/application-mails.js';
import { ApplicationEvents } from './application/review/application-events.js';
import { ChangeApplication } from './application/review/change-application.js';
import { LockApplication } from './application/review/lock-application.js';
import { AddSharedDetails } from './application/shared-details/add-shared-details.js';
import { LenderMatching } from './application/submission/lender-matching.js';
import { AdminApplicationsController } from './infrastructure/http/admin-applications.controller.js';
import { ApplicantLinksController } from './infrastructure/http/applicant-links.controller.js';
import { ApplicationChecksController } from './infrastructure/http/application-checks.controller.js';
import { ApplicationClientController } from './infrastructure/http/application-client.controller.js';
import { ApplicationListsController } from './infrastructure/http/application-lists.controller.js';
import { ApplicationsController } from './infrastructure/http/applications.controller.js';
import { CaseSummaryController, CasesController } from './infrastructure/http/cases.controller.js';
import { applicationTable } from './infrastructure/persistence/application.table.js';
import { ANSWERS_PROVIDERS } from './providers/answers.providers.js';
import { CASES_PROVIDERS } from './providers/cases.providers.js';
import { CONTACT_PROVIDERS } from './providers/contact.providers.js';
import { DUPLICATES_PROVIDERS } from './providers/duplicates.providers.js';
import { FIGURES_PROVIDERS } from './providers/figures.providers.js';
import { LINKS_PROVIDERS } from './providers/links.providers.js';
import { LISTS_PROVIDERS } from './providers/lists.providers.js';
import { REVIEW_PROVIDERS } from './providers/review.providers.js';
import { SHARED_DETAILS_PROVIDERS } from './providers/shared-details.providers.js';
import { SUBMISSION_PROVIDERS } from './providers/submission.providers.js';

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
    ...ANSWERS_PROVIDERS,
    ...CASES_PROVIDERS,
    ...CONTACT_PROVIDERS,
    ...DUPLICATES_PROVIDERS,
    ...FIGURES_PROVIDERS,
    ...LINKS_PROVIDERS,
    ...LISTS_PROVIDERS,
    ...REVIEW_PROVIDERS,
    ...SHARED_DETAILS_PROVIDERS,
    ...SUBMISSION_PROVIDERS,
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
