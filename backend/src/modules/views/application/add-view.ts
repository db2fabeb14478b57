import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ListView, type ListViewDetails } from '../domain/list-view.js';
import type { CheckView, ShownView } from './check-view.js';
import type { StoredViews } from './stored-views.js';
import type { ListViewRepository } from './list-view.repository.js';
import type { RecordView } from './record-view.js';
import { checkForAll, type ViewEditor } from './view-editor.js';

export interface NewView extends ListViewDetails {
  readonly list: string;
}

/** Saves the current settings of a list under a name. Idempotent by key. */
export class AddView {
  constructor(
    private readonly context: UseCaseContext,
    private readonly check: CheckView,
    private readonly views: ListViewRepository,
    private readonly storedViews: StoredViews,
    private readonly recordView: RecordView,
  ) {}

  /** @throws InvalidInput, ViewForAll, ViewNameTaken, KeyReused */
  async execute(details: NewView, key: string | null, editor: ViewEditor): Promise<ShownView> {
    const actor = { type: 'admin', id: editor.id } as const;
    const call = { operation: 'add-view', principal: actor, key, request: details };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, async () => {
      checkForAll(details.forAll, editor);
      await this.check.forSaving(details.list, details);
      const view = new ListView(answer.id, details.list, editor.id, details, this.context.clock.now());
      await this.views.add(view);
      await this.recordView.execute('view-added', view, {}, actor);
    });
    return this.check.shown(await this.storedViews.one(id, editor.id));
  }
}
