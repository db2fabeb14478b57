import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { Offer } from '../../domain/offer.js';
import { standingOf, type OfferStanding } from '../../domain/offer-standing.js';
import type { Cases } from '../cases.js';
import type { OfferRepository } from './offer.repository.js';
import type { LenderSubmission } from '../../domain/lender-submission.js';
import type { SubmissionRepository } from '../submissions/submission.repository.js';

export interface SharedOffer {
  readonly offer: Offer;
  readonly submission: LenderSubmission;
  readonly standing: OfferStanding;
}

/** The offers that the applicant can choose from; none once one is chosen. */
export const awaitingChoice = (offers: readonly SharedOffer[]): readonly SharedOffer[] =>
  offers.some(({ standing }) => standing === 'chosen' || standing === 'accepted')
    ? []
    : offers.filter(({ standing }) => standing === 'open');

/** The offers of a case that its applicant sees, each with its status. */
export class SharedOffers {
  constructor(
    private readonly context: UseCaseContext,
    private readonly submissions: SubmissionRepository,
    private readonly offers: OfferRepository,
    private readonly cases: Cases,
  ) {}

  /** Oldest first. */
  of(applicationId: string): Promise<readonly SharedOffer[]> {
    return this.find(applicationId, () => this.cases.isClosed(applicationId));
  }

  /**
   * Locks the case and its offers for a choice, until the unit of work ends. Oldest first.
   * @throws ApplicationNotFound
   */
  async lock(applicationId: string): Promise<readonly SharedOffer[]> {
    const { status } = await this.cases.lock(applicationId);
    return this.find(applicationId, () => Promise.resolve(status === 'rejected'));
  }

  private async find(
    applicationId: string,
    isCaseClosed: () => Promise<boolean>,
  ): Promise<readonly SharedOffer[]> {
    const submissions = new Map((await this.submissions.of(applicationId)).map((one) => [one.id, one]));
    const offers = await this.offers.of([...submissions.keys()]);
    if (!offers.some(({ sharedAt }) => sharedAt)) return [];
    const isClosed = await isCaseClosed();
    const isDecided = offers.some(({ acceptedAt }) => acceptedAt !== null);
    const today = londonIsoDay(this.context.clock.now());
    return offers.flatMap((offer) => {
      const submission = submissions.get(offer.submissionId);
      if (offer.sharedAt === null || !submission) return [];
      const { state } = submission;
      return [{ offer, submission, standing: standingOf(offer, { state, isDecided, isClosed, today }) }];
    });
  }
}
