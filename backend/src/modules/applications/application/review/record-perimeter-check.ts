import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { PerimeterFinding } from '../../domain/perimeter/perimeter.js';
import type { ApplicationRepository } from './application.repository.js';
import type { LockApplication } from './lock-application.js';
import type { ApplicationEvents } from './application-events.js';

/**
 * Staff have checked with the client whether the loan is regulated: from then on its details may be sent to lenders.
 */
export class RecordPerimeterCheck {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly applications: ApplicationRepository,
    private readonly events: ApplicationEvents,
  ) {}

  /**
   * `readAt` is the `updatedAt` that the caller read; without it the last write wins. An earlier check stays.
   * @throws ApplicationNotFound, ApplicationChanged
   */
  execute(
    id: string,
    { readAt, ...finding }: PerimeterFinding & { readonly readAt?: Date | undefined },
    actor: AccountHolder,
  ): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const application = await this.lockApplication.execute(id, readAt);
      if (!application.recordPerimeterCheck(finding, actor.id, this.context.clock.now())) return;
      await this.applications.save(application);
      await this.events.record({ kind: 'perimeter-checked', applicationId: id, actor });
    });
  }
}
