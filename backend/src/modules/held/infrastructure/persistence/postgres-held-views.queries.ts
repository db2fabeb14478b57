import { Injectable } from '@nestjs/common';
import type { OrderByAge, Page } from '#platform/application/list.js';
import { contains, eitherWay, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import type { HeldListRequest, HeldViews, HeldView } from '../../application/held-views.js';
import { HeldSubmissionNotFound } from '../../domain/errors.js';
import { heldSubmissionTable } from './held-submission.table.js';

const held = new PagedList<HeldView, 'q', OrderByAge>({
  fields: {
    ...fieldsOf(heldSubmissionTable, ['id', 'kind', 'name', 'email', 'createdAt']),
    written: 'jsonb_strip_nulls(written)',
  },
  table: 'held_submissions',
  filters: {
    q: contains(
      searchedIn(
        eitherWay('name'),
        'email',
        `(select coalesce(string_agg(value, chr(10)), '') from jsonb_each_text(written))`,
      ),
    ),
  },
  orders: BY_AGE,
  defaultOrder: 'newest',
});

@Injectable()
export class PostgresHeldViews implements HeldViews {
  constructor(private readonly database: Database) {}

  page({ q, ...part }: HeldListRequest): Promise<Page<HeldView>> {
    return held.page(this.database.manager, { q: q?.trim() }, part);
  }

  one(id: string): Promise<HeldView> {
    return held.one(this.database.manager, id, HeldSubmissionNotFound);
  }
}
