import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/application/list.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  API_ACCOUNT_FIELDS,
  type ApiAccountViews,
  type ApiAccountListRequest,
  type ApiAccountOrder,
  type ApiAccountView,
} from '../../application/api-account-views.js';
import { apiAccountTable } from './api-account.table.js';

const accounts = new PagedList<ApiAccountView, 'owner' | 'status', ApiAccountOrder>({
  fields: fieldsOf(apiAccountTable, API_ACCOUNT_FIELDS),
  table: 'users',
  filters: { owner: 'introducer_id = $', status: `(revoked_at is null) = ($ = 'live')` },
  orders: BY_AGE,
  defaultOrder: 'newest',
});

@Injectable()
export class PostgresApiAccountViews implements ApiAccountViews {
  constructor(private readonly database: Database) {}

  page(owner: string, { status, ...part }: ApiAccountListRequest): Promise<Page<ApiAccountView>> {
    return accounts.page(this.database.manager, { owner, status }, part);
  }
}
