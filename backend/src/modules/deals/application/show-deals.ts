import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { viewOf } from '#platform/application/view.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { ConsentState } from '../domain/consent-states.js';
import { declinedBy, lastSentTo, type LenderSubmission } from '../domain/lender-submission.js';
import { offerFigures, type OfferFigures } from '../domain/offer-figures.js';
import type { OfferStanding } from '../domain/offer-standing.js';
import { OFFER_DETAILS, type Offer, type OfferCommission, type OfferDetails } from '../domain/offer.js';
import type { SubmissionState } from '../domain/submission-moves.js';
import type { ConsentRepository } from './consents/consent.repository.js';
import type { OfferRepository } from './offers/offer.repository.js';
import type { SharedOffers } from './offers/shared-offers.js';
import type { LenderQuestionRepository } from './questions/lender-question.repository.js';
import type { SubmissionRepository } from './submissions/submission.repository.js';

/** A request for consent, as the applicant sees it. */
export interface ConsentForApplicant {
  readonly id: string;
  readonly lender: string;
  readonly state: ConsentState;
  /** Whether the answer can still be changed through the link: not once the details were sent. */
  readonly canAnswer: boolean;
  /** Whether the lender has declined and was not asked again. */
  readonly hasDeclined: boolean;
}

/** An offer that staff have shared. */
export interface OfferForApplicant extends Omit<OfferDetails, keyof OfferCommission> {
  readonly id: string;
  readonly lender: string;
  readonly figures: OfferFigures;
  /** Sent with a choice, so that only the version shown can be chosen. */
  readonly updatedAt: string;
  readonly standing: OfferStanding;
}

/** A question of the applicant about a lender. */
export interface QuestionFromApplicant {
  readonly lender: string;
  readonly message: string | null;
  readonly at: string;
}

/** The deals of an application, as its applicant may see them. */
export interface DealsForApplicant {
  /** Oldest first. */
  readonly consents: readonly ConsentForApplicant[];
  /** Shared offers, oldest first. */
  readonly offers: readonly OfferForApplicant[];
  /** Newest first. */
  readonly questions: readonly QuestionFromApplicant[];
}

/** Progress with lenders, for the sentences on the status page. */
export interface DealsProgress {
  readonly submissions: readonly {
    readonly id: string;
    readonly lender: string;
    readonly state: SubmissionState;
  }[];
  /** Lender names. */
  readonly declined: readonly string[];
  /** Whether there is an offer that was not shared yet. */
  readonly hasOfferToCheck: boolean;
  /** The accepted submission, completed or not; null without one. */
  readonly accepted: {
    readonly lender: string;
    /** The kind of the offer. */
    readonly kind: OfferDetails['kind'] | null;
    readonly isReversed: boolean;
  } | null;
}

/** The deals of a case for its status page: what the applicant may see, and how far they are. */
export interface DealsOfCase {
  readonly forApplicant: DealsForApplicant;
  readonly progress: DealsProgress;
}

/** For the status page: does not mention lenders that the applicant was not asked about. */
export class ShowDeals {
  constructor(
    private readonly context: UseCaseContext,
    private readonly consents: ConsentRepository,
    private readonly submissions: SubmissionRepository,
    private readonly offers: OfferRepository,
    private readonly shared: SharedOffers,
    private readonly questions: LenderQuestionRepository,
  ) {}

  async execute(applicationId: string): Promise<DealsOfCase> {
    const [consents, submissions, offers, questions] = await Promise.all([
      this.consents.of(applicationId),
      this.submissions.of(applicationId),
      this.shared.of(applicationId),
      this.questions.of(applicationId),
    ]);
    const all = await this.offers.of(submissions.map(({ id }) => id));
    const declined = declinedBy(submissions);
    const forApplicant = {
      consents: consents.map((consent) => ({
        id: consent.id,
        lender: consent.lenderName,
        state: consent.state,
        canAnswer: consent.isOpen(lastSentTo(consent.lender, submissions)),
        hasDeclined: declined.includes(consent.lenderName),
      })),
      offers: offers.map(({ offer, submission, standing }) => ({
        ...viewOf(offer, OFFER_DETAILS),
        id: offer.id,
        lender: submission.lenderName,
        figures: offerFigures(offer),
        standing,
        updatedAt: offer.updatedAt.toISOString(),
      })),
      questions: questions
        .map(({ lenderName, message, createdAt }) => ({
          lender: lenderName,
          message,
          at: createdAt.toISOString(),
        }))
        .toReversed(),
    };
    return {
      forApplicant,
      progress: { ...progressOf(submissions, all, londonIsoDay(this.context.clock.now())), declined },
    };
  }
}

const progressOf = (
  submissions: readonly LenderSubmission[],
  offers: readonly Offer[],
  today: string,
): Omit<DealsProgress, 'declined'> => {
  const accepted = submissions.find(({ state }) => state === 'accepted' || state === 'completed');
  const acceptedOffer = offers.find(
    ({ acceptedAt, submissionId }) => acceptedAt !== null && submissionId === accepted?.id,
  );
  const offered = submissions.filter(({ state }) => state === 'offered').map(({ id }) => id);
  const isToCheck = ({ sharedAt, withdrawnAt, expiresOn, submissionId }: Offer): boolean =>
    sharedAt === null &&
    withdrawnAt === null &&
    (expiresOn === null || expiresOn >= today) &&
    offered.includes(submissionId);
  return {
    submissions: submissions.map(({ id, lenderName, state }) => ({ id, lender: lenderName, state })),
    hasOfferToCheck: offers.some(isToCheck),
    accepted: accepted
      ? {
          lender: accepted.lenderName,
          kind: acceptedOffer?.kind ?? null,
          isReversed: accepted.isReversed,
        }
      : null,
  };
};
