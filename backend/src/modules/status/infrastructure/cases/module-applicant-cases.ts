import { Injectable } from '@nestjs/common';
import { ApplicantQueries, ReachApplicant } from '#modules/applications/public.js';
import { CommissionDisclosureViews } from '#modules/commissions/public.js';
import { ShowDeals } from '#modules/deals/public.js';
import type { ApplicantCase, ApplicantCases } from '../../application/applicant-cases.js';
import { situationFacts } from './situation-facts.js';

/** Asks each module for what it knows. */
@Injectable()
export class ModuleApplicantCases implements ApplicantCases {
  constructor(
    private readonly applicants: ApplicantQueries,
    private readonly reachApplicant: ReachApplicant,
    private readonly showDeals: ShowDeals,
    private readonly disclosures: CommissionDisclosureViews,
  ) {}

  async find(applicationId: string): Promise<ApplicantCase | null> {
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
    const { contactName, email, statusUrl, linksExpireAt, isLinkOpen } = applicant;
    return {
      contactName,
      email,
      linksExpireAt,
      statusUrl: isLinkOpen ? statusUrl : null,
      facts: situationFacts({ ...standing, shown, course, disclosure }),
      statusAt: standing.statusAt,
      reason: standing.reason,
      submissions: course.submissions,
      disclosureId: disclosure?.id ?? null,
    };
  }
}
