import { Global, Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FollowLink, ReachApplicant } from '#modules/applications/public.js';
import { ApplicationsModule } from '#modules/applications/wiring.js';
import { LendersModule } from '#modules/lenders/wiring.js';
import { MailModule } from '#modules/mail/wiring.js';
import { TasksModule } from '#modules/tasks/wiring.js';
import { AutomaticTasks, TaskSource } from '#modules/tasks/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { LenderDirectory } from '#modules/lenders/public.js';
import { Mails, MailSource } from '#modules/mail/public.js';
import { TrackRecords } from '#platform/application/track-records.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { noReferrer } from '#platform/infrastructure/http/security-headers.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { SubmissionSearch } from './infrastructure/persistence/submission-search.js';
import { SearchSource } from '#platform/application/portal/search-source.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { provide } from '#platform/infrastructure/provide.js';
import { AcceptOffer } from './application/offers/accept-offer.js';
import { ChangeOffer } from './application/offers/change-offer.js';
import { CompleteSubmission } from './application/completions/complete-submission.js';
import { CompletionListener } from './application/completions/completion-listener.js';
import { EmailClientOnCompletion } from './application/completions/email-client-on-completion.js';
import { CompletionRepository } from './application/completions/completion.repository.js';
import { RedeemCompletion } from './application/completions/redeem-completion.js';
import { ReverseCompletion } from './application/completions/reverse-completion.js';
import { ChooseOffer } from './application/offers/choose-offer.js';
import { LockOffer } from './application/offers/lock-offer.js';
import { MakeOffer } from './application/offers/make-offer.js';
import { OfferViews } from './application/offers/offer-views.js';
import { OfferRepository } from './application/offers/offer.repository.js';
import { TakeBackAcceptance } from './application/offers/take-back-acceptance.js';
import { WithdrawOffer } from './application/offers/withdraw-offer.js';
import { AddDraft } from './application/submissions/add-draft.js';
import { AddSubmission } from './application/submissions/add-submission.js';
import { AnswerConsents } from './application/consents/answer-consents.js';
import { Applicants } from './application/consents/applicants.js';
import { ChangeConsents } from './application/consents/change-consents.js';
import { RecordConsents } from './application/consents/record-consents.js';
import { AskAboutLender } from './application/questions/ask-about-lender.js';
import { LenderQuestionRepository } from './application/questions/lender-question.repository.js';
import { AskConsents } from './application/consents/ask-consents.js';
import { Cases } from './application/cases.js';
import { ConsentViews } from './application/consents/consent-views.js';
import { ConsentRepository } from './application/consents/consent.repository.js';
import { DealFigures } from './application/deal-figures.js';
import { AskAboutRenewals, ChaseSilentLenders, SeeToExpiringOffers } from './application/deal-tasks.js';
import { DealMails } from './application/mails/deal-mails.js';
import { SaveConsent } from './application/consents/save-consent.js';
import { LockSubmission } from './application/submissions/lock-submission.js';
import { ListSubmissions } from './application/submissions/list-submissions.js';
import { MoveSubmission } from './application/submissions/move-submission.js';
import { NoteOnSubmission } from './application/submissions/note-on-submission.js';
import { PutToLenders } from './application/submissions/put-to-lenders.js';
import { ApplySubmissionMove } from './application/submissions/apply-submission-move.js';
import { SaveOffer } from './application/offers/save-offer.js';
import { SharedOffers } from './application/offers/shared-offers.js';
import { RemindOfOffers } from './application/offers/remind-of-offers.js';
import { ShareOffers } from './application/offers/share-offers.js';
import { ShowDeals } from './application/show-deals.js';
import { SubmissionViews } from './application/submissions/submission-views.js';
import { SubmissionRepository } from './application/submissions/submission.repository.js';
import { ApplicationCases } from './infrastructure/cases/application-cases.js';
import { ApplicantDealsController } from './infrastructure/http/applicant-deals.controller.js';
import { LenderQuestionsController } from './infrastructure/http/lender-questions.controller.js';
import { ConsentsController } from './infrastructure/http/consents.controller.js';
import { OffersController } from './infrastructure/http/offers.controller.js';
import { SubmissionsController } from './infrastructure/http/submissions.controller.js';
import { ListSubmissionsQuery } from './infrastructure/http/submissions.dto.js';
import { lenderQuestionTable } from './infrastructure/persistence/lender-question.table.js';
import { PostgresLenderQuestionRepository } from './infrastructure/persistence/postgres-lender-question.repository.js';
import { consentTable } from './infrastructure/persistence/consent.table.js';
import { CompletionsController } from './infrastructure/http/completions.controller.js';
import { completionTable } from './infrastructure/persistence/completion.table.js';
import { PostgresCompletionRepository } from './infrastructure/persistence/postgres-completion.repository.js';
import { offerTable } from './infrastructure/persistence/offer.table.js';
import { PostgresConsentViews } from './infrastructure/persistence/postgres-consent-views.queries.js';
import { PostgresDealFigures } from './infrastructure/persistence/postgres-deal-figures.queries.js';
import { PostgresOfferViews } from './infrastructure/persistence/postgres-offer-views.queries.js';
import { PostgresConsentRepository } from './infrastructure/persistence/postgres-consent.repository.js';
import { PostgresOfferRepository } from './infrastructure/persistence/postgres-offer.repository.js';
import { PostgresSubmissionViews } from './infrastructure/persistence/postgres-submission-views.queries.js';
import { PostgresTrackRecords } from './infrastructure/persistence/postgres-track-records.queries.js';
import { submissionTable } from './infrastructure/persistence/submission.table.js';
import { PostgresSubmissionRepository } from './infrastructure/persistence/postgres-submission.repository.js';

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
    SubmissionsController,
    OffersController,
    CompletionsController,
    ConsentsController,
    ApplicantDealsController,
    LenderQuestionsController,
  ],
  providers: [
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
    { provide: Cases, useClass: ApplicationCases },
    { provide: SubmissionRepository, useClass: PostgresSubmissionRepository },
    { provide: SubmissionViews, useClass: PostgresSubmissionViews },
    provide(ListSubmissions, UseCaseContext, SubmissionViews),
    provide(LockSubmission, UseCaseContext, Cases, SubmissionRepository, SubmissionViews),
    provide(Applicants, FollowLink, ReachApplicant),
    { provide: ConsentRepository, useClass: PostgresConsentRepository },
    { provide: ConsentViews, useClass: PostgresConsentViews },
    provide(SaveConsent, ConsentRepository, Cases, AutomaticTasks),
    provide(
      ChangeConsents,
      UseCaseContext,
      LenderDirectory,
      Cases,
      ConsentRepository,
      SaveConsent,
      ConsentViews,
    ),
    provide(AskConsents, UseCaseContext, ChangeConsents, Applicants, Mails),
    provide(RecordConsents, UseCaseContext, ChangeConsents),
    provide(
      AnswerConsents,
      UseCaseContext,
      Applicants,
      Cases,
      ConsentRepository,
      SubmissionRepository,
      SaveConsent,
    ),
    { provide: LenderQuestionRepository, useClass: PostgresLenderQuestionRepository },
    provide(
      AskAboutLender,
      UseCaseContext,
      Applicants,
      LenderDirectory,
      Cases,
      LenderQuestionRepository,
      AutomaticTasks,
    ),
    provide(SharedOffers, UseCaseContext, SubmissionRepository, OfferRepository, Cases),
    provide(
      ShowDeals,
      UseCaseContext,
      ConsentRepository,
      SubmissionRepository,
      OfferRepository,
      SharedOffers,
      LenderQuestionRepository,
    ),
    provide(SaveOffer, OfferRepository, Cases),
    provide(RemindOfOffers, UseCaseContext, Cases, SharedOffers, OfferViews, Applicants, Mails),
    provide(ShareOffers, UseCaseContext, LockOffer, SaveOffer, OfferViews, Applicants, Mails),
    provide(ChooseOffer, UseCaseContext, Applicants, SharedOffers, SaveOffer, AutomaticTasks, Mails),
    contribute(MailSource, DealMails, Applicants, ConsentRepository, SharedOffers, Cases),
    { provide: OfferRepository, useClass: PostgresOfferRepository },
    { provide: OfferViews, useClass: PostgresOfferViews },
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
    provide(LockOffer, UseCaseContext, LenderDirectory, LockSubmission, OfferRepository, OfferViews),
    provide(
      MakeOffer,
      UseCaseContext,
      LockSubmission,
      OfferRepository,
      OfferViews,
      ApplySubmissionMove,
      Cases,
    ),
    provide(ChangeOffer, UseCaseContext, LockOffer, SaveOffer, OfferViews, AutomaticTasks, Mails),
    provide(WithdrawOffer, UseCaseContext, LockOffer, SaveOffer, OfferViews, AutomaticTasks),
    provide(
      AcceptOffer,
      UseCaseContext,
      LockOffer,
      Contributions,
      OfferRepository,
      OfferViews,
      ApplySubmissionMove,
    ),
    { provide: CompletionRepository, useClass: PostgresCompletionRepository },
    provide(
      CompleteSubmission,
      UseCaseContext,
      LockOffer,
      CompletionRepository,
      ApplySubmissionMove,
      Contributions,
      SubmissionViews,
    ),
    contribute(CompletionListener, EmailClientOnCompletion, Mails),
    provide(
      ReverseCompletion,
      UseCaseContext,
      LockSubmission,
      CompletionRepository,
      ApplySubmissionMove,
      Contributions,
      SubmissionViews,
    ),
    { provide: TrackRecords, useClass: PostgresTrackRecords },
    { provide: DealFigures, useClass: PostgresDealFigures },
    contribute(TaskSource, ChaseSilentLenders, SubmissionViews),
    contribute(TaskSource, SeeToExpiringOffers, OfferViews),
    contribute(TaskSource, AskAboutRenewals, CompletionRepository),
    provide(
      RedeemCompletion,
      UseCaseContext,
      LockSubmission,
      SubmissionRepository,
      CompletionRepository,
      SubmissionViews,
      Cases,
    ),
    provide(TakeBackAcceptance, UseCaseContext, LockOffer, OfferViews, ApplySubmissionMove),
  ],
  exports: [LockSubmission, SubmissionViews, ShowDeals, DealFigures, TrackRecords],
})
export class DealsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(noReferrer).forRoutes(ApplicantDealsController, LenderQuestionsController);
  }
}
