import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LockReceivable } from './lock-receivable.js';
import type { ReceivableView, ReceivableViews } from './receivable-views.js';
import type { SaveReceivable } from './save-receivable.js';
import type { SettleCommission } from './settle-commission.js';

export interface ReceivableEdit {
  /** A date in London; undefined leaves it unchanged. */
  readonly expectedOn?: string | undefined;
  /** In whole pence; undefined leaves it unchanged. */
  readonly expectedPence?: number | undefined;
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/** Staff change when a lender is expected to pay, and administrators how much. */
export class ChangeReceivable {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockReceivable: LockReceivable,
    private readonly saveReceivable: SaveReceivable,
    private readonly settleCommission: SettleCommission,
    private readonly views: ReceivableViews,
  ) {}

  /** @throws ReceivableNotFound, ReceivableChanged, ReceivableCancelled for another amount */
  execute(
    id: string,
    { expectedOn, expectedPence, readAt }: ReceivableEdit,
    actor: Principal,
  ): Promise<ReceivableView> {
    return this.context.unitOfWork.run(async () => {
      const locked = await this.lockReceivable.execute(id, readAt);
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
}
