import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LockReceivable } from './lock-receivable.js';
import type { ReceivableView, ReceivableViews } from './receivable-views.js';
import type { SaveReceivable } from './save-receivable.js';
import type { SettleCommission } from './settle-commission.js';

export interface WriteOff {
  readonly reason: string;
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/** An administrator writes off what a lender still owes. A later payment can still be recorded. */
export class WriteOffReceivable {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockReceivable: LockReceivable,
    private readonly saveReceivable: SaveReceivable,
    private readonly settleCommission: SettleCommission,
    private readonly views: ReceivableViews,
  ) {}

  /** @throws ReceivableNotFound, ReceivableChanged, NothingLeftToWriteOff, KeyReused */
  async execute(
    id: string,
    { reason, readAt }: WriteOff,
    key: string | null,
    actor: AccountHolder,
  ): Promise<ReceivableView> {
    const request = { id, reason, readAt };
    const call = { operation: 'write-off-receivable', principal: actor, key, request };
    await this.context.idempotency.once(call, { id }, async () => {
      const locked = await this.lockReceivable.execute(id, readAt);
      locked.receivable.writeOff(reason, actor.id, this.context.clock.now());
      await this.saveReceivable.execute(locked.receivable);
      const subject = { type: 'receivable', id };
      await this.context.activity.record({ actor, action: 'receivable-written-off', subject });
      await this.settleCommission.checkAmount(locked);
    });
    return this.views.one(id);
  }
}
