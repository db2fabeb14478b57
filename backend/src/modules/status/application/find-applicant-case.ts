import { callbackBy, type ApplicantQueries, type ReachApplicant } from '#modules/applications/public.js';
import type { CommissionDisclosureViews } from '#modules/commissions/public.js';
import type { ShowDeals } from '#modules/deals/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { SituationFacts } from '../domain/applicant-situation.js';
import { situationFacts } from './situation-facts.js';

/** An application and who sent it, for what is written to them. */
export interface ApplicantCase {
  readonly contactName: string;
  readonly email: string;
  /** From the root of the site; null where the link is over. */
  readonly statusUrl: string | null;
  readonly linksExpireAt: Date | null;
  readonly facts: SituationFacts;
  /** Since when it has its status. */
  readonly statusAt: Date;
  /** Why it has this status, in the words that staff chose for the applicant; null where they chose none. */
  readonly reason: string | null;
  readonly submissions: readonly {
    readonly id: string;
    readonly lender: string;
    readonly state: string;
  }[];
  /** Of the newest disclosure of commission; null while there is none. */
  readonly disclosureId: string | null;
}

/** Brings together what each module knows of an application and its applicant. */
export class FindApplicantCase {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applicants: ApplicantQueries,
    private readonly reachApplicant: ReachApplicant,
    private readonly showDeals: ShowDeals,
    private readonly disclosures: CommissionDisclosureViews,
  ) {}

  /** Null for one that is gone. */
  async execute(applicationId: string): Promise<ApplicantCase | null> {
    const [standing, applicant] = await Promise.all([
      this.applicants.standing(applicationId),
      this.reachApplicant.execute(applicationId),
    ]);
    if (!standing || !applicant) return null;
    const [{ shown, course }, newest] = await Promise.all([
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
      facts: situationFacts({ ...standing, callback, shown, course, disclosure }),
      statusAt: standing.statusAt,
      reason: standing.reason,
      submissions: course.submissions,
      disclosureId: disclosure?.id ?? null,
    };
  }
}
