import { Injectable } from '@nestjs/common';
import type { Page } from '#shared/application/list.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { PagedList } from '#shared/infrastructure/database/paged-list.js';
import { LenderLists, type LenderListRequest, type LenderOrder } from '../../application/lender-lists.js';
import type { LenderView } from '../../application/lender-view.js';
import { lenderKey } from '../../domain/lender-key.js';
import { LENDER_VIEW_COLUMNS, type LenderRow, viewOfRow } from './lender-rows.js';

const lenders = new PagedList<LenderRow, LenderOrder>({
  columns: LENDER_VIEW_COLUMNS,
  table: 'lenders',
  where: '($1::text is null or strpos(normalised_name, $1) > 0) and ($2::text is null or is_active = $2)',
  filters: 2,
  orders: {
    newest: { by: 'id', type: 'uuid', descending: true },
    oldest: { by: 'id', type: 'uuid' },
    name: { by: 'normalised_name', type: 'text' },
    '-name': { by: 'normalised_name', type: 'text', descending: true },
  },
  usual: 'newest',
});

@Injectable()
export class LenderQueries extends LenderLists {
  constructor(private readonly database: Database) {
    super();
  }

  async page({ q, isActive, ...part }: LenderListRequest): Promise<Page<LenderView>> {
    const filters = [q === undefined ? null : lenderKey(q), isActive ?? null];
    const page = await lenders.page(this.database.manager, filters, part);
    return { ...page, items: page.items.map(viewOfRow) };
  }
}
