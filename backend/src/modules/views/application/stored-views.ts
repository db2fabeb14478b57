import type { ListRequest, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { ListView } from '../domain/list-view.js';

export const VIEW_ORDERS = ['newest', 'name'] as const;
export type ViewOrder = (typeof VIEW_ORDERS)[number];

export interface ViewSelection extends ListRequest<ViewOrder> {
  /** Part of the name. */
  readonly q?: string | undefined;
  /** The views of one list: 'applications'. */
  readonly list?: string | undefined;
}

export const VIEW_FIELDS = [
  'id',
  'list',
  'name',
  'q',
  'filters',
  'sort',
  'columns',
  'forAll',
  'createdAt',
  'updatedAt',
] as const;

export type StoredView = ViewOf<ListView, (typeof VIEW_FIELDS)[number]> & {
  /** Who created it. */
  readonly owner: Owner;
};

export abstract class StoredViews {
  /** The viewer's own and shared ones. @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: ViewSelection, viewerId: string): Promise<Page<StoredView>>;
  /** @throws ViewNotFound, also for a colleague's own */
  abstract one(id: string, viewerId: string): Promise<StoredView>;
}
