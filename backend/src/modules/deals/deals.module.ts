import { Global, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '#modules/applications/wiring.js';
import { LendersModule } from '#modules/lenders/wiring.js';
import { MailSource } from '#modules/mail/public.js';
import { MailModule } from '#modules/mail/wiring.js';
import { TasksModule } from '#modules/tasks/wiring.js';
import { TrackRecords } from '#platform/application/track-records.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { noReferrer } from '#platform/infrastructure/http/security-headers.js';
import { provide } from '#platform/infrastructure/provide.js';
import { Cases } from './application/cases.js';
import { Applicants } from './application/consents/applicants.js';
import { ConsentRepository } from './application/consents/consent.repository.js';
import { DealFigures } from './application/deal-figures.js';
import { DealMails } from './application/mails/deal-mails.js';
import { OfferRepository } from './application/offers/offer.repository.js';
import { SharedOffers } from './application/offers/shared-offers.js';
import { LenderQuestionRepository } from './application/questions/lender-question.repository.js';
import { ShowDeals } from './application/show-deals.js';
import { LockSubmission } from './application/submissions/lock-submission.js';
import { SubmissionViews } from './application/submissions/submission-views.js';
import { SubmissionRepository } from './application/submissions/submission.repository.js';
import { ApplicationCases } from './infrastructure/cases/application-cases.js';
import { AcceptancesController } from './infrastructure/http/acceptances.controller.js';
import { ApplicantDealsController } from './infrastructure/http/applicant-deals.controller.js';
import { CaseSubmissionsController } from './infrastructure/http/case-submissions.controller.js';
import { CompletionsController } from './infrastructure/http/completions.controller.js';
import { ConsentsController } from './infrastructure/http/consents.controller.js';
import { LenderQuestionsController } from './infrastructure/http/lender-questions.controller.js';
import { OfferSharingController } from './infrastructure/http/offer-sharing.controller.js';
import { OffersController } from './infrastructure/http/offers.controller.js';
import { SubmissionsController } from './infrastructure/http/submissions.controller.js';
import { completionTable } from './infrastructure/persistence/completion.table.js';
import { consentTable } from './infrastructure/persistence/consent.table.js';
import { lenderQuestionTable } from './infrastructure/persistence/lender-question.table.js';
import { offerTable } from './infrastructure/persistence/offer.table.js';
import { PostgresDealFigures } from './infrastructure/persistence/postgres-deal-figures.queries.js';
import { PostgresTrackRecords } from './infrastructure/persistence/postgres-track-records.queries.js';
import { submissionTable } from './infrastructure/persistence/submission.table.js';
import { COMPLETIONS_PROVIDERS } from './providers/completions.providers.js';
import { CONSENTS_PROVIDERS } from './providers/consents.providers.js';
import { OFFERS_PROVIDERS } from './providers/offers.providers.js';
import { QUESTIONS_PROVIDERS } from './providers/questions.providers.js';
import { SUBMISSIONS_PROVIDERS } from './providers/submissions.providers.js';

/**
 * The part of a case between match and completion: submissions to lenders, consents, offers and completions. Global,
 * so that lower modules can use its `TrackRecords`.
 */
@Global()
@Module({
  imports: [
    ApplicationsModule,
    LendersModule,
    MailModule,
    TasksModule,
    TypeOrmModule.forFeature([
      submissionTable,
      offerTable,
      completionTable,
      consentTable,
      lenderQuestionTable,
    ]),
  ],
  controllers: [
    CaseSubmissionsController,
    SubmissionsController,
    OffersController,
    OfferSharingController,
    AcceptancesController,
    CompletionsController,
    ConsentsController,
    ApplicantDealsController,
    LenderQuestionsController,
  ],
  providers: [
    { provide: Cases, useClass: ApplicationCases },
    provide(
      ShowDeals,
      UseCaseContext,
      ConsentRepository,
      SubmissionRepository,
      OfferRepository,
      SharedOffers,
      LenderQuestionRepository,
    ),
    contribute(MailSource, DealMails, Applicants, ConsentRepository, SharedOffers, Cases),
    { provide: TrackRecords, useClass: PostgresTrackRecords },
    { provide: DealFigures, useClass: PostgresDealFigures },
    ...COMPLETIONS_PROVIDERS,
    ...CONSENTS_PROVIDERS,
    ...OFFERS_PROVIDERS,
    ...QUESTIONS_PROVIDERS,
    ...SUBMISSIONS_PROVIDERS,
  ],
  exports: [LockSubmission, SubmissionViews, ShowDeals, DealFigures, TrackRecords],
})
export class DealsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(noReferrer).forRoutes(ApplicantDealsController, LenderQuestionsController);
  }
}
