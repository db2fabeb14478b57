import { Injectable } from '@nestjs/common';
import type { Page } from '#shared/application/list.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { PagedList } from '#shared/infrastructure/database/paged-list.js';
import {
  ApiAccountLists,
  apiAccountView,
  type ApiAccountListRequest,
  type ApiAccountOrder,
  type ApiAccountView,
} from '../../application/api-account-lists.js';

const accounts = new PagedList<Parameters<typeof apiAccountView>[0], 'owner' | 'status', ApiAccountOrder>({
  columns: `id, name, username, created_at as "createdAt", last_used_at as "lastUsedAt",
    revoked_at as "revokedAt"`,
  table: 'users',
  filters: { owner: 'introducer_id = $', status: `(revoked_at is null) = ($ = 'live')` },
  orders: { newest: { keys: [{ by: 'id', type: 'uuid' }], descending: true } },
  usual: 'newest',
});

@Injectable()
export class PostgresApiAccountLists extends ApiAccountLists {
  constructor(private readonly database: Database) {
    super();
  }

  async page(owner: string, { status, ...part }: ApiAccountListRequest): Promise<Page<ApiAccountView>> {
    const page = await accounts.page(this.database.manager, { owner, status }, part);
    return { ...page, items: page.items.map(apiAccountView) };
  }
}
