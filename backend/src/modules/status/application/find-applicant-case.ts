import { callbackBy, type ApplicantQueries, type ReachApplicant } from '#modules/applications/public.js';
import type { CommissionDisclosureViews } from '#modules/commissions/public.js';
import type { ShowDeals } from '#modules/deals/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { SituationFacts } from '../domain/applicant-situation.js';
import { situationFacts } from './situation-facts.js';

/** An application with its applicant, for emails. */
export interface ApplicantCase {
  readonly contactName: string;
  readonly email: string;
  /** A path from the root of the site; null if the link no longer works. */
  readonly statusUrl: string | null;
  readonly linksExpireAt: Date | null;
  readonly facts: SituationFacts;
  /** Since when it has its status. */
  readonly statusAt: Date;
  /** The reason for the status in staff's words for the applicant; null if they gave none. */
  readonly reason: string | null;
  readonly submissions: readonly {
    readonly id: string;
    readonly lender: string;
    readonly state: string;
  }[];
  /** The newest commission disclosure; null without one. */
  readonly disclosureId: string | null;
}

/** Combines what each module knows of an application and its applicant. */
export class FindApplicantCase {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applicants: ApplicantQueries,
    private readonly reachApplicant: ReachApplicant,
    private readonly showDeals: ShowDeals,
    private readonly disclosures: CommissionDisclosureViews,
  ) {}

  /** Null for a deleted one. */
  async execute(applicationId: string): Promise<ApplicantCase | null> {
    const [standing, applicant] = await Promise.all([
      this.applicants.standing(applicationId),
      this.reachApplicant.execute(applicationId),
    ]);
    if (!standing || !applicant) return null;
    const [{ forApplicant, progress }, newest] = await Promise.all([
      this.showDeals.execute(applicationId),
      this.disclosures.page(applicationId, { limit: 1, sort: 'newest' }),
    ]);
    const disclosure = newest.items[0] ?? null;
    const { callbackDueAt } = standing;
    const callback = callbackDueAt && callbackBy(callbackDueAt, this.context.clock.now());
    const { contactName, email, statusUrl, linksExpireAt, isLinkOpen } = applicant;
    return {
      contactName,
      email,
      linksExpireAt,
      statusUrl: isLinkOpen ? statusUrl : null,
      facts: situationFacts({ ...standing, callback, forApplicant, progress, disclosure }),
      statusAt: standing.statusAt,
      reason: standing.reason,
      submissions: progress.submissions,
      disclosureId: disclosure?.id ?? null,
    };
  }
}
