import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { lenderDeleted } from './lender-activity.js';
import type { LenderRepository } from './lender.repository.js';

export class DeleteLender {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderRepository,
  ) {}

  /** @throws LenderNotFound, LenderUpdateInProgress */
  execute(id: string, actor: Principal): Promise<void> {
    return this.lenders.withPanelLocked(async () => {
      const lender = await this.lenders.get(id);
      await this.lenders.remove(lender);
      await this.context.activity.record(lenderDeleted(actor, lender));
    });
  }
}
