import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/application/list.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import type { LenderViews, LenderListRequest, LenderOrder } from '../../application/lender-views.js';
import type { LenderView } from '../../application/lender-view.js';
import { LenderNotFound } from '../../domain/errors.js';
import { lenderKey } from '../../domain/lender-key.js';
import { LENDER_VIEW } from './lender-view-fields.js';

const name = { by: 'normalised_name', type: 'text' } as const;

const lenders = new PagedList<LenderView, 'q' | 'isActive' | 'product' | 'unconfirmedFor', LenderOrder>({
  fields: LENDER_VIEW,
  table: 'lenders',
  filters: {
    q: 'strpos(normalised_name, $) > 0',
    isActive: 'is_active = $',
    product: 'product_keys @> array[$::text]',
    unconfirmedFor: 'coalesce(confirmed_at < now() - make_interval(days => $::integer), true)',
  },
  orders: {
    ...BY_AGE,
    name: { keys: [name] },
    '-name': { keys: [name], descending: true },
  },
  defaultOrder: 'newest',
});

const filtersOf = ({ q, isActive, product, unconfirmedFor }: LenderListRequest) => ({
  q: q === undefined ? undefined : lenderKey(q),
  isActive,
  product,
  unconfirmedFor,
});

@Injectable()
export class PostgresLenderViews implements LenderViews {
  constructor(private readonly database: Database) {}

  page(request: LenderListRequest): Promise<Page<LenderView>> {
    return lenders.page(this.database.manager, filtersOf(request), request);
  }

  one(lenderId: string): Promise<LenderView> {
    return lenders.one(this.database.manager, lenderId, LenderNotFound);
  }

  all(request: LenderListRequest): AsyncGenerator<readonly LenderView[]> {
    return lenders.all(this.database.manager, filtersOf(request), request.sort);
  }
}
