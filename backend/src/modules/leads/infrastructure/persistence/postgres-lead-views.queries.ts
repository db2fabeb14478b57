import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/application/list.js';
import {
  contains,
  eitherWay,
  foldedOrder,
  searchedIn,
} from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf } from '#platform/infrastructure/database/lists/fields.js';
import { bothWays, BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import type { LeadViews, LeadListRequest, LeadOrder } from '../../application/lead-views.js';
import { LEAD_VIEW_FIELDS, type LeadView } from '../../application/lead-view.js';
import { LeadNotFound } from '../../domain/errors.js';
import { LEAD_STATUSES } from '../../domain/lead.js';
import { leadTable } from './lead.table.js';

/** The rank of a status. Filter and order must use the expression of their index. */
const stageOf = (status: string): string =>
  `array_position(array[${LEAD_STATUSES.map((one) => `'${one}'`).join(', ')}], ${status})`;

/** Must equal its index's expression. */
const SEARCHED = searchedIn(
  eitherWay('name'),
  'email',
  `coalesce(phone, '')`,
  `coalesce(company, '')`,
  `coalesce(notes, '')`,
);

const name = { by: foldedOrder('name'), type: 'text' } as const;
const company = { by: foldedOrder(`coalesce(company, '')`), type: 'text' } as const;
const stage = { by: stageOf('status'), type: 'integer' } as const;

const leads = new PagedList<LeadView, 'introducerId' | 'q' | 'status', LeadOrder>({
  fields: fieldsOf(leadTable, LEAD_VIEW_FIELDS),
  table: 'leads',
  filters: {
    introducerId: 'introducer_id = $',
    q: contains(SEARCHED),
    status: `${stageOf('status')} = ${stageOf('$::text')}`,
  },
  orders: { ...BY_AGE, ...bothWays({ name, company, status: stage }) },
  defaultOrder: 'newest',
});

const filtersOf = (introducerId: string, { q, status }: LeadListRequest) => ({
  introducerId,
  q: q?.trim(),
  status,
});

@Injectable()
export class PostgresLeadViews implements LeadViews {
  constructor(private readonly database: Database) {}

  page(introducerId: string, request: LeadListRequest): Promise<Page<LeadView>> {
    return leads.page(this.database.manager, filtersOf(introducerId, request), request);
  }

  all(introducerId: string, request: LeadListRequest): AsyncGenerator<readonly LeadView[]> {
    return leads.all(this.database.manager, filtersOf(introducerId, request), request.sort);
  }

  one(introducerId: string, leadId: string): Promise<LeadView> {
    return leads.one(this.database.manager, leadId, LeadNotFound, { introducerId });
  }
}
