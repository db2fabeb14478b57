import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import {
  CommissionTerms,
  DEFAULT_PAY_AFTER_DAYS,
  type PayWhen,
  type TermsDetails,
} from '../../domain/ledger/commission-terms.js';
import type { CommissionTermsViews, TermsView } from './commission-terms-views.js';
import type { CommissionTermsRepository } from './commission-terms.repository.js';

export type NewTerms = Omit<TermsDetails, 'payAfterDays' | 'payWhen'> & {
  readonly payAfterDays: number | null;
  readonly payWhen: PayWhen | null;
};

/** Administrators record terms agreed with a partner, or the firm's own. Idempotent by key. */
export class AgreeCommissionTerms {
  constructor(
    private readonly context: UseCaseContext,
    private readonly terms: CommissionTermsRepository,
    private readonly views: CommissionTermsViews,
  ) {}

  /** @throws InvalidInput, TermsTaken, NoSuchPartner, KeyReused */
  async execute(newTerms: NewTerms, key: string | null, actor: AccountHolder): Promise<TermsView> {
    const call = { operation: 'agree-commission-terms', principal: actor, key, request: newTerms };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, async () => {
      const details = {
        ...newTerms,
        payWhen: newTerms.payWhen ?? 'completed',
        payAfterDays: newTerms.payAfterDays ?? DEFAULT_PAY_AFTER_DAYS,
      };
      const at = this.context.clock.now();
      await this.terms.add(
        CommissionTerms.agreed(answer.id, details, actor.id, { at, today: londonIsoDay(at) }),
      );
      const subject = { type: 'commission-terms', id: answer.id };
      await this.context.activity.record({ actor, action: 'commission-terms-agreed', subject });
    });
    return this.views.one(id);
  }
}
