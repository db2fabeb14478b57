import { viewOf } from '#shared/application/view.js';
import type { ConsentState } from '../domain/consent-states.js';
import { lastSentTo } from '../domain/lender-submission.js';
import { offerFigures, type OfferFigures } from '../domain/offer-figures.js';
import type { OfferStanding } from '../domain/offer-standing.js';
import { OFFER_DETAILS, type OfferDetails } from '../domain/offer.js';
import type { ConsentRepository } from './consent.repository.js';
import type { SharedOffers } from './shared-offers.js';
import type { SubmissionRepository } from './submission.repository.js';

/** Whether the details may go to a lender, as the applicant is asked. */
export interface ConsentForApplicant {
  readonly id: string;
  readonly lender: string;
  readonly state: ConsentState;
  /** Whether the link takes another answer: not once the details were sent. */
  readonly canAnswer: boolean;
}

/** What a lender offers, once staff have shared it. */
export interface OfferForApplicant extends OfferDetails {
  readonly id: string;
  readonly lender: string;
  readonly figures: OfferFigures;
  /** Sent back with a choice, it says what was chosen. */
  readonly updatedAt: string;
  readonly standing: OfferStanding;
}

/** What an applicant may know of the deals of an application. */
export interface DealsForApplicant {
  /** Oldest first. */
  readonly consents: readonly ConsentForApplicant[];
  /** Those that were shared, oldest first. */
  readonly offers: readonly OfferForApplicant[];
}

/** For the status page: of lenders that the applicant was not asked about it says nothing. */
export class ShowDeals {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly submissions: SubmissionRepository,
    private readonly shared: SharedOffers,
  ) {}

  async execute(applicationId: string): Promise<DealsForApplicant> {
    const [consents, submissions, offers] = await Promise.all([
      this.consents.of(applicationId),
      this.submissions.of(applicationId),
      this.shared.of(applicationId),
    ]);
    return {
      consents: consents.map((consent) => ({
        id: consent.id,
        lender: consent.lenderName,
        state: consent.state,
        canAnswer: consent.isOpen(lastSentTo(consent.lender, submissions)),
      })),
      offers: offers.map(({ offer, submission, standing }) => ({
        ...viewOf(offer, OFFER_DETAILS),
        id: offer.id,
        lender: submission.lenderName,
        figures: offerFigures(offer),
        standing,
        updatedAt: offer.updatedAt.toISOString(),
      })),
    };
  }
}
