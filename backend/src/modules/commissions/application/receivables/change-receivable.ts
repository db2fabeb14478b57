import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LockReceivable } from './lock-receivable.js';
import type { ReceivableRepository } from './receivable.repository.js';
import type { ReceivableView, ReceivableViews } from './receivable-views.js';

export interface ReceivableEdit {
  /** A date in London; undefined leaves it unchanged. */
  readonly expectedOn?: string | undefined;
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/** Staff set when a lender is expected to pay. */
export class ChangeReceivable {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockReceivable: LockReceivable,
    private readonly receivables: ReceivableRepository,
    private readonly views: ReceivableViews,
  ) {}

  /** @throws ReceivableNotFound, ReceivableChanged */
  execute(id: string, { expectedOn, readAt }: ReceivableEdit, actor: Principal): Promise<ReceivableView> {
    return this.context.unitOfWork.run(async () => {
      const { receivable } = await this.lockReceivable.execute(id, readAt);
      const changes =
        expectedOn === undefined ? {} : receivable.expectOn(expectedOn, this.context.clock.now());
      if (Object.keys(changes).length > 0) {
        await this.receivables.save(receivable);
        const subject = { type: 'receivable', id };
        await this.context.activity.record({ actor, action: 'receivable-changed', subject, changes });
      }
      return this.views.one(id);
    });
  }
}
