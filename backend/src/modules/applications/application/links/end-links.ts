import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LinkRepository } from './link.repository.js';
import type { LockApplication } from '../review/lock-application.js';
import type { ApplicationEvents } from '../review/application-events.js';

/** Staff withdraw both links of an application. Repeating it changes nothing. */
export class EndLinks {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly links: LinkRepository,
    private readonly events: ApplicationEvents,
  ) {}

  /** @throws ApplicationNotFound */
  execute(id: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      await this.lockApplication.execute(id, undefined);
      if (await this.links.revoke(id))
        await this.events.record({ kind: 'links-revoked', applicationId: id, actor });
    });
  }
}
