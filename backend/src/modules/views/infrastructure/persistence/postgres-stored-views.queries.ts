import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/application/list.js';
import { contains, folded, foldedOrder } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, ID, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  type StoredViews,
  VIEW_FIELDS,
  type StoredView,
  type ViewOrder,
  type ViewSelection,
} from '../../application/stored-views.js';
import { ViewNotFound } from '../../domain/errors.js';
import { listViewTable } from './list-view.table.js';

const views = new PagedList<StoredView, 'q' | 'list' | 'viewer', ViewOrder>({
  fields: { ...fieldsOf(listViewTable, VIEW_FIELDS), owner: ownerBy('owner_id') },
  table: 'list_views',
  filters: { q: contains(folded('name')), list: 'list = $', viewer: 'for_all or owner_id = $::uuid' },
  orders: { ...BY_AGE, name: { keys: [{ by: foldedOrder('name'), type: 'text' }, ID] } },
  defaultOrder: 'newest',
});

@Injectable()
export class PostgresStoredViews implements StoredViews {
  constructor(private readonly database: Database) {}

  page(selection: ViewSelection, viewerId: string): Promise<Page<StoredView>> {
    const filters = { q: selection.q?.trim(), list: selection.list, viewer: viewerId };
    return views.page(this.database.manager, filters, selection);
  }

  one(viewId: string, viewerId: string): Promise<StoredView> {
    return views.one(this.database.manager, viewId, ViewNotFound, { viewer: viewerId });
  }
}
