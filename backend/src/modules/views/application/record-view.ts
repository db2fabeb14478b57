import type { ActivityAction } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ListView, ListViewChanges } from '../domain/list-view.js';

/** Logs what was done with a view. What it is called and searches for may be about people: the log says only what was changed. */
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
