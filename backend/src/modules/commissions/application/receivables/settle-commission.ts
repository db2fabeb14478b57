import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { ReceivableReceipt } from '../../domain/receivables/receivable.js';
import type { EarnByReceipt } from '../ledger/earn-by-receipt.js';
import type { LedgerRepository } from '../ledger/ledger.repository.js';
import type { LockedReceivable } from './lock-receivable.js';

/**
 * The effect of a lender's payment on the partner's commission. Terms that pay when we are paid earn with it; under
 * others the completion has earned, and staff adjust it if the lender pays another amount. Call it inside the unit
 * of work of the change.
 */
export class SettleCommission {
  constructor(
    private readonly earn: EarnByReceipt,
    private readonly ledger: LedgerRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  async received(
    locked: LockedReceivable,
    { id, receivedPence, receivedOn }: ReceivableReceipt,
    actor: Principal,
  ): Promise<void> {
    const { receivable, case: completed } = locked;
    const { completionId, submissionId, payWhen, drawnPence } = receivable;
    if (payWhen !== 'received') return this.checkAmount(locked);
    if (!completed?.introducerId || completionId === null || submissionId === null) return;
    const { introducerId } = completed;
    const before = await this.ledger.receiptsOf(completionId);
    const isFirst = before.every((earlier) => earlier.drawnPence === null);
    const received = {
      id,
      submissionId,
      completionId,
      receivedOn,
      brokerCommissionPence: receivedPence,
      drawnPence: isFirst ? drawnPence : null,
    };
    await this.earn.execute({ ...completed, introducerId }, received, actor);
  }

  /** Whether the amount received, or finally expected, differs from the one that the partner earned by. */
  async checkAmount({ receivable, case: completed }: LockedReceivable): Promise<void> {
    const { id, state, payWhen, applicationId } = receivable;
    if (payWhen !== 'completed' || !completed) return;
    if (state === 'open' || state === 'received') return this.tasks.close('commission_to_adjust', id);
    const cause = { subject: id, applicationId, about: completed.companyName };
    return this.tasks.make('commission_to_adjust', cause);
  }
}
