import type { AutomaticTasks } from '#modules/tasks/public.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { earnCommission } from '../../domain/ledger/earn-commission.js';
import { LedgerEntry } from '../../domain/ledger/ledger-entry.js';
import type { CommissionableEvent } from '../../domain/ledger/commissionable-event.js';
import type { FindTermsOfCase } from '../terms/find-terms-of-case.js';
import type { LedgerRepository } from './ledger.repository.js';
import type { ReferredCase } from '../referred-cases.js';

/**
 * Adds the commission that a partner earns by an event, by the terms of the case. Call it inside the unit of work of
 * the event, with the case locked.
 */
export class EarnCommission {
  constructor(
    private readonly context: UseCaseContext,
    private readonly findTerms: FindTermsOfCase,
    private readonly ledger: LedgerRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** `of` is the partner's case. The entry has the event's id; returns false if nothing is earned. */
  async execute(
    of: ReferredCase & { readonly introducerId: string },
    event: Omit<CommissionableEvent, 'createdAt'>,
    actor: Principal,
  ): Promise<boolean> {
    const at = this.context.clock.now();
    const before = await this.ledger.eventsOf(event.completionId);
    await this.ledger.addEvent({ ...event, createdAt: at });
    const terms = await this.findTerms.execute(of);
    if (!terms) {
      const cause = { subject: event.completionId, applicationId: of.id, about: of.companyName };
      await this.tasks.make('no_commission_terms', cause);
      return false;
    }
    const earned = earnCommission(terms, event, before);
    if (!earned) return false;
    const entry = LedgerEntry.earned(
      event.id,
      {
        introducerId: of.introducerId,
        applicationId: of.id,
        submissionId: event.submissionId,
        earnedOn: event.receivedOn,
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
