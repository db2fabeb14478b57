import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ListViewRepository } from './list-view.repository.js';
import type { RecordView } from './record-view.js';
import { checkMayChange, type ViewEditor } from './view-editor.js';

export class RemoveView {
  constructor(
    private readonly context: UseCaseContext,
    private readonly views: ListViewRepository,
    private readonly recordView: RecordView,
  ) {}

  /** @throws ViewNotFound, ViewForAll */
  execute(id: string, editor: ViewEditor): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const view = await this.views.lock(id);
      checkMayChange(view, editor);
      await this.views.remove(view);
      await this.recordView.execute('view-deleted', view, {}, { type: 'admin', id: editor.id });
    });
  }
}
