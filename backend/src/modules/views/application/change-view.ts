import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ViewChanged } from '../domain/errors.js';
import type { ListViewDetails } from '../domain/list-view.js';
import type { CheckView, ShownView } from './check-view.js';
import type { StoredViews } from './stored-views.js';
import type { ListViewRepository } from './list-view.repository.js';
import type { RecordView } from './record-view.js';
import { checkForAll, checkMayChange, type ViewEditor } from './view-editor.js';

/** Changes to a view; undefined fields stay unchanged. */
export type ViewEdit = { readonly [Field in keyof ListViewDetails]?: ListViewDetails[Field] | undefined } & {
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
};

/** Renames a view, changes its settings, or shares it with all staff. */
export class ChangeView {
  constructor(
    private readonly context: UseCaseContext,
    private readonly views: ListViewRepository,
    private readonly storedViews: StoredViews,
    private readonly check: CheckView,
    private readonly recordView: RecordView,
  ) {}

  /**
   * @throws ViewNotFound, ViewForAll, ViewChanged, ViewNameTaken, InvalidInput for settings that its list does not
   * support
   */
  execute(id: string, { readAt, ...to }: ViewEdit, editor: ViewEditor): Promise<ShownView> {
    return this.context.unitOfWork.run(async () => {
      const view = await this.views.lock(id);
      checkMayChange(view, editor);
      const subject = { type: 'view', id };
      await this.context.history.checkUnchanged(view, readAt, subject, ViewChanged, () =>
        this.storedViews.one(id, editor.id),
      );
      checkForAll(to.forAll, editor);
      const changes = view.change(to, this.context.clock.now());
      if (changes.q || changes.filters || changes.sort) await this.check.forSaving(view.list, view);
      if (Object.keys(changes).length > 0) {
        await this.views.save(view);
        await this.recordView.execute('view-changed', view, changes, { type: 'admin', id: editor.id });
      }
      return this.check.shown(await this.storedViews.one(id, editor.id));
    });
  }
}
