import type { LockSubmission } from '#modules/deals/public.js';
import type { ActivityAction } from '#platform/application/activity-log.js';
import { staffOf, type AccountHolder, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { ReceiptNotFound, ReceivableChanged } from '../../domain/errors.js';
import type { Payment, ReceivableReceipt } from '../../domain/receivables/receivable.js';
import type { ReceivableRepository } from './receivable.repository.js';
import type { ReceivableView, ReceivableViews } from './receivable-views.js';
import type { SaveReceivable } from './save-receivable.js';
import type { LockedReceivable, SettleCommission } from './settle-commission.js';

interface ReadVersion {
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

export interface ReceivableEdit extends ReadVersion {
  /** A date in London; undefined leaves it unchanged. */
  readonly expectedOn?: string | undefined;
  /** In whole pence; undefined leaves it unchanged. */
  readonly expectedPence?: number | undefined;
}

export interface RecordedPayment extends Payment, ReadVersion {}

export interface Reversal extends ReadVersion {
  readonly receiptId: string;
  readonly reason: string;
}

export interface WriteOff extends ReadVersion {
  readonly reason: string;
}

/** What a call with a key asks for, by whom. */
interface Request extends ReadVersion {
  readonly operation: string;
  readonly key: string | null;
  readonly actor: Principal;
  readonly details: object;
}

/**
 * Staff change a receivable. Every change locks its case and then the receivable, and settles the partner's
 * commission. Those with a key are idempotent by it.
 */
export class ChangeReceivable {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockSubmission: Pick<LockSubmission, 'execute'>,
    private readonly receivables: ReceivableRepository,
    private readonly saveReceivable: SaveReceivable,
    private readonly settleCommission: SettleCommission,
    private readonly views: ReceivableViews,
  ) {}

  /**
   * When a lender is expected to pay, and how much.
   * @throws ReceivableNotFound, ReceivableChanged, ReceivableCancelled for another amount
   */
  expect(id: string, edit: ReceivableEdit, actor: Principal): Promise<ReceivableView> {
    const { expectedOn, expectedPence, readAt } = edit;
    return this.context.unitOfWork.run(async () => {
      const locked = await this.lock(id, readAt);
      const { receivable } = locked;
      const { chase } = receivable;
      const at = this.context.clock.now();
      const changes = {
        ...(expectedOn !== undefined && receivable.expectOn(expectedOn, at)),
        ...(expectedPence !== undefined && receivable.expectAmount(expectedPence, at)),
      };
      if (Object.keys(changes).length > 0) {
        await this.saveReceivable.execute(receivable, chase);
        const subject = { type: 'receivable', id };
        await this.context.activity.record({ actor, action: 'receivable-changed', subject, changes });
        if (expectedPence !== undefined) await this.settleCommission.checkAmount(locked);
      }
      return this.views.one(id);
    });
  }

  /**
   * A lender's payment of this receivable; `RecordLaterPayment` records what no receivable expects.
   * @throws ReceivableNotFound, ReceivableChanged, ReceivableCancelled, InvalidInput for a future date, KeyReused
   */
  recordPayment(
    id: string,
    details: RecordedPayment,
    key: string | null,
    actor: Principal,
  ): Promise<ReceivableView> {
    const { readAt, ...payment } = details;
    const call = { operation: 'record-payment', key, actor, details, readAt };
    return this.once(id, call, async (locked) => {
      const at = this.context.clock.now();
      const now = { at, today: londonIsoDay(at) };
      const receipt = locked.receivable.receive(this.context.ids.next(), payment, staffOf(actor), now);
      await this.save(locked, 'receipt-recorded', actor, receipt);
      await this.settleCommission.received(locked, receipt, actor);
    });
  }

  /**
   * Reverses a payment that was recorded by mistake. The payment stays, with its reversal.
   * @throws ReceivableNotFound, ReceiptNotFound, ReceivableChanged, ReceiptReversed, KeyReused
   */
  reverseReceipt(
    id: string,
    details: Reversal,
    key: string | null,
    actor: Principal,
  ): Promise<ReceivableView> {
    const { receiptId, reason, readAt } = details;
    const call = { operation: 'reverse-receipt', key, actor, details, readAt };
    return this.once(id, call, async (locked) => {
      const before = await this.receivables.receiptsOf(id);
      const receipt = before.find((one) => one.id === receiptId && one.reversesId === null);
      if (!receipt) throw new ReceiptNotFound();
      const made = { reason, by: staffOf(actor), at: this.context.clock.now() };
      const reversal = locked.receivable.reverse(this.context.ids.next(), receipt, before, made);
      await this.save(locked, 'receipt-reversed', actor, reversal);
      await this.settleCommission.reversed(locked, receipt, actor);
    });
  }

  /**
   * An administrator writes off what the lender still owes. A later payment can still be recorded.
   * @throws ReceivableNotFound, ReceivableChanged, NothingLeftToWriteOff, KeyReused
   */
  writeOff(id: string, details: WriteOff, key: string | null, actor: AccountHolder): Promise<ReceivableView> {
    const { reason, readAt } = details;
    const call = { operation: 'write-off-receivable', key, actor, details, readAt };
    return this.once(id, call, async (locked) => {
      locked.receivable.writeOff(reason, actor.id, this.context.clock.now());
      await this.save(locked, 'receivable-written-off', actor);
      await this.settleCommission.checkAmount(locked);
    });
  }

  private async once(
    id: string,
    { operation, key, actor, details, readAt }: Request,
    change: (locked: LockedReceivable) => Promise<void>,
  ): Promise<ReceivableView> {
    const call = { operation, principal: actor, key, request: { id, ...details } };
    await this.context.idempotency.once(call, { id }, async () => change(await this.lock(id, readAt)));
    return this.views.one(id);
  }

  /** After its case, in the version that the caller read. */
  private async lock(id: string, readAt: Date | undefined): Promise<LockedReceivable> {
    const submissionId = await this.receivables.submissionOf(id);
    const locked = submissionId === null ? null : await this.lockSubmission.execute(submissionId, undefined);
    const receivable = await this.receivables.lock(id);
    const subject = { type: 'receivable', id };
    await this.context.history.checkUnchanged(receivable, readAt, subject, ReceivableChanged, () =>
      this.views.one(id),
    );
    return { receivable, lockedCase: locked && locked.lockedCase };
  }

  private async save(
    { receivable }: LockedReceivable,
    action: ActivityAction,
    actor: Principal,
    receipt: ReceivableReceipt | null = null,
  ): Promise<void> {
    await this.saveReceivable.execute(receivable);
    if (receipt) await this.receivables.addReceipt(receipt);
    const subject = { type: 'receivable', id: receivable.id };
    await this.context.activity.record({ actor, action, subject });
  }
}
