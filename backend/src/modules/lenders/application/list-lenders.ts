import type { Page } from '#shared/application/list.js';
import type { LenderListRequest, LenderLists } from './lender-lists.js';
import type { LenderPanel } from './lender-panel.js';
import type { LenderView } from './lender-view.js';

/** Lists lenders. The list that everybody opens, the newest without a question, is kept while no lender changes. */
export class ListLenders {
  private newest: { readonly version: number; readonly page: Page<LenderView> } | null = null;

  constructor(
    private readonly lists: LenderLists,
    private readonly panel: LenderPanel,
  ) {}

  /** The same page object as before means the same content. */
  async execute(request: LenderListRequest = {}): Promise<Page<LenderView>> {
    const asked = Object.values<unknown>({ ...request }).some((value) => value !== undefined);
    if (asked) return this.lists.page(request);
    const version = await this.panel.version();
    if (this.newest?.version !== version) this.newest = { version, page: await this.lists.page({}) };
    return this.newest.page;
  }
}
