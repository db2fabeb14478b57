import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Principal } from '#shared/application/principal.js';
import { lenderSubject } from './lender-activity.js';
import type { LenderRepository } from './lender.repository.js';
import { lenderView, type LenderView } from './lender-view.js';

/** Notes that all that a lender states is so today. */
export class ConfirmLender {
  constructor(
    private readonly lenders: LenderRepository,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /** @throws LenderNotFound, LendersBusy */
  execute(id: string, actor: Principal): Promise<LenderView> {
    return this.lenders.inTurn(async () => {
      const lender = await this.lenders.get(id);
      lender.confirm(this.clock.now());
      await this.lenders.save([lender]);
      await this.activity.record({ actor, action: 'lender-confirmed', subject: lenderSubject(lender) });
      return lenderView(lender);
    });
  }
}
