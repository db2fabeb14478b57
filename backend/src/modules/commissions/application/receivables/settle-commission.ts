import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { Receivable, ReceivableReceipt } from '../../domain/receivables/receivable.js';
import type { ClawBack } from '../ledger/claw-back.js';
import { earnsByPaymentAlone } from '../../domain/ledger/earn-commission.js';
import type { EarnCommission } from '../ledger/earn-commission.js';
import type { LedgerRepository } from '../ledger/ledger.repository.js';
import type { FindTermsOfCase } from '../terms/find-terms-of-case.js';
import type { ReferredCase } from '../referred-cases.js';

/** A receivable locked after its case. */
export interface LockedReceivable {
  readonly receivable: Receivable;
  /** Null once it is deleted. */
  readonly lockedCase: ReferredCase | null;
}

/**
 * The effect of a lender's payment on the partner's commission. Terms that pay when we are paid earn with it; under
 * others the completion has earned, and staff adjust it if the lender pays another amount. Call it inside the unit
 * of work of the change.
 */
export class SettleCommission {
  constructor(
    private readonly earn: EarnCommission,
    private readonly findTerms: FindTermsOfCase,
    private readonly clawBack: ClawBack,
    private readonly ledger: LedgerRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  async received(locked: LockedReceivable, receipt: ReceivableReceipt, actor: Principal): Promise<void> {
    if (locked.receivable.payWhen === 'received') await this.earnWith(locked, receipt, actor);
    else await this.checkAmount(locked);
  }

  /** The partner earns with this payment. */
  async earnWith(
    { receivable, lockedCase }: LockedReceivable,
    { id, receivedPence, receivedOn }: ReceivableReceipt,
    actor: Principal,
  ): Promise<void> {
    const { completionId, submissionId, drawnPence } = receivable;
    if (!lockedCase?.introducerId || completionId === null || submissionId === null) return;
    const { introducerId } = lockedCase;
    const before = await this.ledger.eventsOf(completionId);
    const isFirst = before.every((earlier) => earlier.drawnPence === null);
    const event = {
      id,
      submissionId,
      completionId,
      receivedOn,
      brokerCommissionPence: receivedPence,
      drawnPence: isFirst ? drawnPence : null,
    };
    await this.earn.execute({ ...lockedCase, introducerId }, event, actor);
  }

  /** Claws back what a reversed payment earned. Staff check the rest where terms look at all payments together. */
  async reversed(locked: LockedReceivable, { id }: ReceivableReceipt, actor: Principal): Promise<void> {
    const { receivable, lockedCase } = locked;
    const { completionId, submissionId, payWhen } = receivable;
    if (submissionId !== null)
      await this.clawBack.earnedWith(submissionId, id, 'the lender’s payment was recorded by mistake', actor);
    if (payWhen !== 'received') return this.checkAmount(locked);
    if (!lockedCase || completionId === null) return;
    const terms = await this.findTerms.execute(lockedCase);
    if (!terms || earnsByPaymentAlone(terms)) return;
    if ((await this.ledger.eventsOf(completionId)).length > 0) await this.askToAdjust(locked);
  }

  /** Whether the amount received, or finally expected, differs from the one that the partner earned by. */
  async checkAmount(locked: LockedReceivable): Promise<void> {
    const { id, state, payWhen, cancelledAt } = locked.receivable;
    if (payWhen !== 'completed' || !locked.lockedCase) return;
    const isSettled = cancelledAt !== null || state === 'open' || state === 'received';
    if (isSettled && (await this.expectsWhatEarned(locked)))
      await this.tasks.close('commission_to_adjust', id);
    else await this.askToAdjust(locked);
  }

  /** Whether the amount expected now is the one of the completion, by which the partner earned. */
  private async expectsWhatEarned({ receivable }: LockedReceivable): Promise<boolean> {
    const { origin, completionId, expectedPence } = receivable;
    if (origin === 'payment' || completionId === null) return true;
    const [earnedBy] = await this.ledger.eventsOf(completionId);
    return !earnedBy || earnedBy.brokerCommissionPence === expectedPence;
  }

  private async askToAdjust({
    receivable: { id, applicationId },
    lockedCase,
  }: LockedReceivable): Promise<void> {
    if (!lockedCase) return;
    const cause = { subject: id, applicationId, about: lockedCase.companyName };
    await this.tasks.make('commission_to_adjust', cause);
  }
}
