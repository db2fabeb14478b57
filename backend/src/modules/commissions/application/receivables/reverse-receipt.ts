import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ReceiptNotFound } from '../../domain/errors.js';
import type { LockReceivable } from './lock-receivable.js';
import type { ReceivableRepository } from './receivable.repository.js';
import type { ReceivableView, ReceivableViews } from './receivable-views.js';
import type { SaveReceivable } from './save-receivable.js';
import type { SettleCommission } from './settle-commission.js';

export interface Reversal {
  readonly receiptId: string;
  readonly reason: string;
  /** The updatedAt of the receivable as the caller saw it; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/** Staff reverse a payment that was recorded by mistake. The payment stays, with its reversal. Idempotent by key. */
export class ReverseReceipt {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockReceivable: LockReceivable,
    private readonly receivables: ReceivableRepository,
    private readonly saveReceivable: SaveReceivable,
    private readonly settleCommission: SettleCommission,
    private readonly views: ReceivableViews,
  ) {}

  /** @throws ReceivableNotFound, ReceiptNotFound, ReceivableChanged, ReceiptReversed, KeyReused */
  async execute(
    id: string,
    reversal: Reversal,
    key: string | null,
    actor: Principal,
  ): Promise<ReceivableView> {
    const call = { operation: 'reverse-receipt', principal: actor, key, request: { id, ...reversal } };
    await this.context.idempotency.once(call, { id }, () => this.reverse(id, reversal, actor));
    return this.views.one(id);
  }

  private async reverse(
    id: string,
    { receiptId, reason, readAt }: Reversal,
    actor: Principal,
  ): Promise<void> {
    const locked = await this.lockReceivable.execute(id, readAt);
    const { receivable } = locked;
    const before = await this.receivables.receiptsOf(id);
    const receipt = before.find((one) => one.id === receiptId && one.reversesId === null);
    if (!receipt) throw new ReceiptNotFound();
    const made = { reason, by: staffOf(actor), at: this.context.clock.now() };
    const reversal = receivable.reverse(this.context.ids.next(), receipt, before, made);
    await this.saveReceivable.execute(receivable);
    await this.receivables.addReceipt(reversal);
    const subject = { type: 'receivable', id };
    await this.context.activity.record({ actor, action: 'receipt-reversed', subject });
    await this.settleCommission.reversed(locked, receipt, actor);
  }
}
