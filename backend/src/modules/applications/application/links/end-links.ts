import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LinkRepository } from './link.repository.js';
import type { LockApplication } from '../review/lock-application.js';
import type { RecordEvent } from '../review/record-event.js';

/** Staff end both links of an application. Those that have ended already stay so. */
export class EndLinks {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly links: LinkRepository,
    private readonly recordEvent: RecordEvent,
  ) {}

  /** @throws ApplicationNotFound */
  execute(id: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      await this.lockApplication.execute(id, undefined);
      if (await this.links.revoke(id))
        await this.recordEvent.execute({ kind: 'links-revoked', applicationId: id, actor });
    });
  }
}
