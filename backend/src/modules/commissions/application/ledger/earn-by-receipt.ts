import type { AutomaticTasks } from '#modules/tasks/public.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { earnCommission } from '../../domain/ledger/earn-commission.js';
import { LedgerEntry } from '../../domain/ledger/ledger-entry.js';
import type { LenderReceipt } from '../../domain/ledger/lender-receipt.js';
import type { FindTermsOfCase } from '../terms/find-terms-of-case.js';
import type { LedgerRepository } from './ledger.repository.js';
import type { ReferredCase } from './referred-cases.js';

/**
 * Adds the commission that a partner earns from a lender's payment, by the terms of the case. Call it inside the unit
 * of work of the receipt, with the case locked.
 */
export class EarnByReceipt {
  constructor(
    private readonly context: UseCaseContext,
    private readonly findTerms: FindTermsOfCase,
    private readonly ledger: LedgerRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** `of` is the partner's case. The entry has the receipt's id; returns false if nothing is earned. */
  async execute(
    of: ReferredCase & { readonly introducerId: string },
    received: Omit<LenderReceipt, 'createdAt'>,
    actor: Principal,
  ): Promise<boolean> {
    const at = this.context.clock.now();
    const before = await this.ledger.receiptsOf(received.completionId);
    await this.ledger.addReceipt({ ...received, createdAt: at });
    const terms = await this.findTerms.execute(of);
    if (!terms) {
      const cause = { subject: received.completionId, applicationId: of.id, about: of.companyName };
      await this.tasks.make('no_commission_terms', cause);
      return false;
    }
    const earned = earnCommission(terms, received, before);
    if (!earned) return false;
    const entry = LedgerEntry.earned(
      received.id,
      {
        introducerId: of.introducerId,
        applicationId: of.id,
        submissionId: received.submissionId,
        earnedOn: received.receivedOn,
      },
      earned,
      terms.payAfterDays,
      { by: staffOf(actor), at, today: londonIsoDay(at) },
    );
    await this.ledger.add(entry);
    const subject = { type: 'commission', id: entry.id };
    await this.context.activity.record({ actor, action: 'commission-earned', subject });
    return true;
  }
}
