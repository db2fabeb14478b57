import type { OwnedWork } from '#shared/application/owned-work.js';
import type { Principal } from '#shared/application/principal.js';
import type { ListViewRepository } from './list-view.repository.js';
import type { RecordView } from './record-view.js';

/** Deletes the views that only whoever leaves the staff has; those for all stay. */
export class ReleaseViews {
  constructor(
    ownedWork: OwnedWork,
    private readonly views: ListViewRepository,
    private readonly recordView: RecordView,
  ) {
    ownedWork.add((ownerId, actor) => this.execute(ownerId, actor));
  }

  /** To be called inside the unit of work in which they leave. */
  async execute(ownerId: string, actor: Principal): Promise<void> {
    for (const id of await this.views.removeOwnOf(ownerId))
      await this.recordView.execute('view-deleted', { id }, {}, actor);
  }
}
