import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { SelfBilling } from '../domain/introducer.js';
import type { IntroducerRepository } from './introducer.repository.js';

/** An administrator records that the firm may write a partner's invoices, and the number that they bear. */
export class AgreeSelfBilling {
  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly activity: ActivityLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * What is undefined stays as it is.
   * @throws IntroducerNotFound
   */
  execute(
    id: string,
    to: { readonly [F in keyof SelfBilling]?: string | null | undefined },
    actor: Principal,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const introducer = await this.introducers.lock(id);
      const changed = introducer.agreeSelfBilling(to);
      if (changed.length === 0) return;
      await this.introducers.save(introducer);
      await this.activity.record({
        actor,
        action: 'introducer-updated',
        subject: { type: 'introducer', id },
        changes: { fields: { from: null, to: changed } },
      });
    });
  }
}
