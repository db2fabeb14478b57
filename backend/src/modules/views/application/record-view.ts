import type { ActivityAction } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ListView, ListViewChanges } from '../domain/list-view.js';

/** Logs a change to a view. Names and searches may be personal data, so only the changed fields are logged. */
export class RecordView {
  constructor(private readonly context: UseCaseContext) {}

  execute(
    action: Extract<ActivityAction, `view-${string}`>,
    { id }: Pick<ListView, 'id'>,
    changed: ListViewChanges,
    actor: Principal,
  ): Promise<void> {
    const changes = Object.fromEntries(
      Object.entries(changed).map(([field, change]) => [
        field,
        field === 'forAll' ? change : { from: null, to: 'changed' },
      ]),
    );
    const subject = { type: 'view', id };
    return this.context.activity.record({
      actor,
      action,
      subject,
      ...(Object.keys(changes).length > 0 && { changes }),
    });
  }
}
