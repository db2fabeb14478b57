import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApplicationChanges } from '../../domain/application-changes.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { ApplicationViews } from '../lists/application-views.js';
import type { ApplicationRepository } from '../review/application.repository.js';
import type { LockApplication } from '../review/lock-application.js';
import type { ApplicationEvents } from '../review/application-events.js';

export interface DuplicateMark {
  /** The newer application, which replaces this one; null to undo the mark. */
  readonly newerId: string | null;
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/** Marks an application as a duplicate of a newer one, or undoes that. */
export class MarkDuplicate {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly applications: ApplicationRepository,
    private readonly views: ApplicationViews,
    private readonly events: ApplicationEvents,
  ) {}

  /** Repeating it changes nothing. @throws ApplicationNotFound, ApplicationChanged, NotADuplicate */
  execute(id: string, { newerId, readAt }: DuplicateMark, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const application = await this.lockApplication.execute(id, readAt);
      const changes = await this.apply(application, newerId);
      const { duplicateOf } = changes;
      if (duplicateOf === undefined) return;
      await this.applications.save(application);
      const kind = newerId === null ? 'duplicate-unmarked' : 'duplicate-marked';
      await this.events.record({ kind, applicationId: id, actor, facts: { duplicateOf } });
    });
  }

  private async apply(application: FundingApplication, newerId: string | null): Promise<ApplicationChanges> {
    const now = this.context.clock.now();
    if (newerId === null) return application.unmarkDuplicate(now);
    const { introducerId, createdAt, renewalOf } = await this.views.one(newerId);
    const newer = { id: newerId, introducerId, renewalOf, createdAt: new Date(createdAt) };
    return application.markDuplicateOf(newer, now);
  }
}
