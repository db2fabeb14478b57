import type { Page } from '#platform/application/list.js';
import type { CheckView, ShownView } from './check-view.js';
import type { StoredViews, ViewSelection } from './stored-views.js';

/** A user's views: their own, and shared ones. */
export class ListViews {
  constructor(
    private readonly views: StoredViews,
    private readonly check: CheckView,
  ) {}

  /** @throws InvalidInput when the cursor is not one of ours */
  async execute(selection: ViewSelection, viewerId: string): Promise<Page<ShownView>> {
    const page = await this.views.page(selection, viewerId);
    return { ...page, items: await Promise.all(page.items.map((view) => this.check.shown(view))) };
  }
}
