import { Injectable } from '@nestjs/common';
import type { OrderByAge, Page } from '#platform/application/list.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  HOLD_FIELDS,
  type HoldListRequest,
  type HoldView,
  type HoldViews,
} from '../../application/hold-views.js';
import { HoldNotFound } from '../../domain/errors.js';
import { holdTable } from './hold.table.js';

const STATUS = `case when exists (select from current_holds where current_holds.id = holds.id) then 'current' else 'ended' end`;

const holds = new PagedList<HoldView, 'subjectType' | 'subjectId' | 'status', OrderByAge>({
  fields: { ...fieldsOf(holdTable, HOLD_FIELDS), status: STATUS, placedBy: ownerBy('placed_by') },
  table: 'holds',
  filters: { subjectType: 'subject_type = $', subjectId: 'subject_id = $::uuid', status: `${STATUS} = $` },
  orders: BY_AGE,
  defaultOrder: 'newest',
});

@Injectable()
export class PostgresHoldViews implements HoldViews {
  constructor(private readonly database: Database) {}

  page({ subjectType, subjectId, status, ...part }: HoldListRequest): Promise<Page<HoldView>> {
    return holds.page(this.database.manager, { subjectType, subjectId, status }, part);
  }

  one(id: string): Promise<HoldView> {
    return holds.one(this.database.manager, id, HoldNotFound);
  }
}
