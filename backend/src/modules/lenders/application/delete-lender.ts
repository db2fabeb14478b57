import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Principal } from '#shared/application/principal.js';
import { lenderDeleted } from './lender-activity.js';
import type { LenderRepository } from './lender.repository.js';

export class DeleteLender {
  constructor(
    private readonly lenders: LenderRepository,
    private readonly activity: ActivityLog,
  ) {}

  /** @throws LenderNotFound, LendersBusy */
  execute(id: string, actor: Principal): Promise<void> {
    return this.lenders.inTurn(async () => {
      const lender = await this.lenders.get(id);
      await this.lenders.remove(lender);
      await this.activity.record(lenderDeleted(actor, lender));
    });
  }
}
