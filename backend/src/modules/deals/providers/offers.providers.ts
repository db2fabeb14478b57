import type { Provider } from '@nestjs/common';
import { LenderDirectory } from '#modules/lenders/public.js';
import { Mails } from '#modules/mail/public.js';
import { AutomaticTasks, TaskSource } from '#modules/tasks/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { provide } from '#platform/infrastructure/provide.js';
import { Cases } from '../application/cases.js';
import { Applicants } from '../application/consents/applicants.js';
import { FollowUpExpiringOffers } from '../application/deal-tasks.js';
import { AcceptOffer } from '../application/offers/accept-offer.js';
import { ChangeOffer } from '../application/offers/change-offer.js';
import { ChooseOffer } from '../application/offers/choose-offer.js';
import { LockOffer } from '../application/offers/lock-offer.js';
import { MakeOffer } from '../application/offers/make-offer.js';
import { OfferViews } from '../application/offers/offer-views.js';
import { OfferRepository } from '../application/offers/offer.repository.js';
import { RemindOfOffers } from '../application/offers/remind-of-offers.js';
import { SaveOffer } from '../application/offers/save-offer.js';
import { ShareOffers } from '../application/offers/share-offers.js';
import { SharedOffers } from '../application/offers/shared-offers.js';
import { UndoAcceptance } from '../application/offers/undo-acceptance.js';
import { WithdrawOffer } from '../application/offers/withdraw-offer.js';
import { ApplySubmissionMove } from '../application/submissions/apply-submission-move.js';
import { LockSubmission } from '../application/submissions/lock-submission.js';
import { SubmissionRepository } from '../application/submissions/submission.repository.js';
import { PostgresOfferViews } from '../infrastructure/persistence/postgres-offer-views.queries.js';
import { PostgresOfferRepository } from '../infrastructure/persistence/postgres-offer.repository.js';

export const OFFERS_PROVIDERS: readonly Provider[] = [
  provide(SharedOffers, UseCaseContext, SubmissionRepository, OfferRepository, Cases),
  provide(SaveOffer, OfferRepository, Cases),
  provide(RemindOfOffers, UseCaseContext, Cases, SharedOffers, SaveOffer, OfferViews, Applicants, Mails),
  provide(ShareOffers, UseCaseContext, LockOffer, SaveOffer, OfferViews, Applicants, Mails),
  provide(ChooseOffer, UseCaseContext, Applicants, SharedOffers, SaveOffer, AutomaticTasks, Mails),
  { provide: OfferRepository, useClass: PostgresOfferRepository },
  { provide: OfferViews, useClass: PostgresOfferViews },
  provide(LockOffer, UseCaseContext, LenderDirectory, LockSubmission, OfferRepository, OfferViews),
  provide(MakeOffer, UseCaseContext, LockSubmission, OfferRepository, OfferViews, ApplySubmissionMove, Cases),
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
  contribute(TaskSource, FollowUpExpiringOffers, OfferViews),
  provide(UndoAcceptance, UseCaseContext, LockOffer, OfferViews, ApplySubmissionMove),
];
