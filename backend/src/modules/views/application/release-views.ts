import type { OwnedRecords } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { ListViewRepository } from './list-view.repository.js';
import type { RecordView } from './record-view.js';

/** Deletes a removed member of staff's own views; shared ones stay. */
export class ReleaseViews implements OwnedRecords {
  constructor(
    private readonly views: ListViewRepository,
    private readonly recordView: RecordView,
  ) {}

  async release(ownerId: string, actor: Principal): Promise<void> {
    for (const id of await this.views.removeOwnOf(ownerId))
      await this.recordView.execute('view-deleted', { id }, {}, actor);
  }
}
