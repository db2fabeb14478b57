import { Ids } from '#platform/application/ids.js';
import { ActivityLog } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { CommissionTerms, type TermsDetails } from '#modules/commissions/domain/ledger/commission-terms.js';
import { CommissionTermsRepository } from '#modules/commissions/application/terms/commission-terms.repository.js';
import type { Get } from './get.js';

/** Demonstration commission terms: the partner's own, or the firm's. */
export interface DemoTerms extends Omit<TermsDetails, 'introducerId' | 'validFrom'> {
  readonly isPartners: boolean;
}

/** Agrees demonstration terms, dated when the partner signed up. */
export const loadDemoTerms = async (
  get: Get,
  introducerId: string,
  demoTerms: readonly DemoTerms[],
  at: Date,
  actor: Principal,
): Promise<void> => {
  const today = londonIsoDay(at);
  for (const { isPartners, ...details } of demoTerms) {
    const whole = { ...details, introducerId: isPartners ? introducerId : null, validFrom: today };
    const terms = CommissionTerms.agreed(get(Ids).next(at), whole, actor.id, { at, today });
    await get(CommissionTermsRepository).add(terms);
    const subject = { type: 'commission-terms', id: terms.id };
    await get(ActivityLog).record({ actor, action: 'commission-terms-agreed', subject, at });
  }
};
