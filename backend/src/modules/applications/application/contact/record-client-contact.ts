import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApplicationRepository } from '../review/application.repository.js';
import type { LockApplication } from '../review/lock-application.js';
import type { ApplicationEvents } from '../review/application-events.js';

/** How staff reached a client, and which version of the application they saw. */
export interface ClientContact {
  readonly how: string;
  /** The updatedAt of the application as the caller saw it; without it the last change stands. */
  readonly readAt: Date | undefined;
}

/** Staff have reached the client of a case whose partner has the same email address: from then on consents by link count. */
export class RecordClientContact {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly applications: ApplicationRepository,
    private readonly events: ApplicationEvents,
  ) {}

  /**
   * What was recorded already stays as it is.
   * @throws ApplicationNotFound, ApplicationChanged
   */
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
