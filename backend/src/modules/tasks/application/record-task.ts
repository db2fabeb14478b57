import type { ActivityAction } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { TaskChanges } from '../domain/task.js';

/** Logs a change to one or more tasks. Titles may be personal data, so only the changed fields are logged. */
export class RecordTask {
  constructor(private readonly context: UseCaseContext) {}

  execute(
    action: Extract<ActivityAction, `task-${string}`>,
    ids: readonly string[],
    { title, dueOn, ownerId, applicationId }: TaskChanges,
    actor: Principal,
  ): Promise<void> {
    const changes = {
      ...(title && { title: { from: null, to: 'changed' } }),
      ...(dueOn && { dueOn }),
      ...(ownerId && { ownerId }),
      ...(applicationId && { applicationId }),
    };
    const entries = ids.map((id) => ({
      actor,
      action,
      subject: { type: 'task', id },
      ...(Object.keys(changes).length > 0 && { changes }),
    }));
    return this.context.activity.record(...entries);
  }
}
