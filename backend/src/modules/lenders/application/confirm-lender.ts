import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { lenderSubject } from './lender-activity.js';
import type { LenderRepository } from './lender.repository.js';
import { lenderView, type LenderView } from './lender-view.js';

/** Records that a lender's criteria are current as of now. */
export class ConfirmLender {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderRepository,
  ) {}

  /** @throws LenderNotFound, LenderUpdateInProgress */
  execute(id: string, actor: Principal): Promise<LenderView> {
    return this.lenders.withPanelLocked(async () => {
      const lender = await this.lenders.get(id);
      lender.confirm(this.context.clock.now());
      await this.lenders.save([lender]);
      await this.context.activity.record({
        actor,
        action: 'lender-confirmed',
        subject: lenderSubject(lender),
      });
      return lenderView(lender);
    });
  }
}
