import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { Payment } from '../../domain/receivables/receivable.js';
import type { LockReceivable } from './lock-receivable.js';
import type { ReceivableRepository } from './receivable.repository.js';
import type { ReceivableView, ReceivableViews } from './receivable-views.js';
import type { SaveReceivable } from './save-receivable.js';
import type { SettleCommission } from './settle-commission.js';

export interface RecordedPayment extends Payment {
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/**
 * Staff record a lender's payment of an open receivable; `RecordLaterPayment` records what no receivable expects.
 * Idempotent by key.
 */
export class RecordReceivablePayment {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockReceivable: LockReceivable,
    private readonly receivables: ReceivableRepository,
    private readonly saveReceivable: SaveReceivable,
    private readonly settleCommission: SettleCommission,
    private readonly views: ReceivableViews,
  ) {}

  /** @throws ReceivableNotFound, ReceivableChanged, ReceivableCancelled, InvalidInput for a future date, KeyReused */
  async execute(
    id: string,
    payment: RecordedPayment,
    key: string | null,
    actor: Principal,
  ): Promise<ReceivableView> {
    const call = { operation: 'record-payment', principal: actor, key, request: { id, ...payment } };
    await this.context.idempotency.once(call, { id }, () => this.record(id, payment, actor));
    return this.views.one(id);
  }

  private async record(id: string, { readAt, ...payment }: RecordedPayment, actor: Principal): Promise<void> {
    const locked = await this.lockReceivable.execute(id, readAt);
    const { receivable } = locked;
    const at = this.context.clock.now();
    const now = { at, today: londonIsoDay(at) };
    const receipt = receivable.receive(this.context.ids.next(), payment, staffOf(actor), now);
    await this.saveReceivable.execute(receivable);
    await this.receivables.addReceipt(receipt);
    const subject = { type: 'receivable', id };
    await this.context.activity.record({ actor, action: 'receipt-recorded', subject });
    await this.settleCommission.received(locked, receipt, actor);
  }
}
