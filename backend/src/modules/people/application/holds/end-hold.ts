import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { HoldViews, HoldView } from './hold-views.js';
import type { HoldRepository } from './hold.repository.js';

/** Ends a hold: the next run erases what became due meanwhile. Idempotent. */
export class EndHold {
  constructor(
    private readonly context: UseCaseContext,
    private readonly holds: HoldRepository,
    private readonly views: HoldViews,
  ) {}

  /** @throws HoldNotFound */
  execute(id: string, actor: AccountHolder): Promise<HoldView> {
    return this.context.unitOfWork.run(async () => {
      const hold = await this.holds.lock(id);
      if (hold.end(actor.id, this.context.clock.now())) {
        await this.holds.save(hold);
        await this.context.activity.record({
          actor,
          action: 'hold-ended',
          subject: { type: hold.subjectType, id: hold.subjectId },
        });
      }
      return this.views.one(id);
    });
  }
}
