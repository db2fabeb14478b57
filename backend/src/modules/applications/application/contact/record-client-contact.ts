import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApplicationRepository } from '../review/application.repository.js';
import type { LockApplication } from '../review/lock-application.js';
import type { ApplicationEvents } from '../review/application-events.js';

/** How staff reached a client, and the version of the application that they read. */
export interface ClientContact {
  readonly how: string;
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt: Date | undefined;
}

/**
 * Staff have reached the client of a case whose partner has the same email address: from then on consents through the
 * link count.
 */
export class RecordClientContact {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly applications: ApplicationRepository,
    private readonly events: ApplicationEvents,
  ) {}

  /** Keeps an earlier record. @throws ApplicationNotFound, ApplicationChanged */
  execute(id: string, { how, readAt }: ClientContact, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const application = await this.lockApplication.execute(id, readAt);
      if (!application.recordClientReached(this.context.clock.now())) return;
      await this.applications.save(application);
      const facts = { reason: { from: null, to: how.trim() } };
      await this.events.record({ kind: 'client-reached', applicationId: id, actor, facts });
    });
  }
}
