import { Injectable } from '@nestjs/common';
import type { OrderByAge, Page } from '#platform/application/list.js';
import { contains, eitherWay, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  DATA_REQUEST_FIELDS,
  type DataRequestListRequest,
  type DataRequestView,
  type DataRequestViews,
} from '../../application/data-request-views.js';
import { DataRequestNotFound } from '../../domain/errors.js';
import { dataRequestTable } from './data-request.table.js';

const STATUS = `case when outcome is null then 'open' else 'closed' end`;

const requests = new PagedList<DataRequestView, 'q' | 'kind' | 'status', OrderByAge>({
  fields: {
    ...fieldsOf(dataRequestTable, DATA_REQUEST_FIELDS),
    owner: ownerBy('owner_id'),
    status: STATUS,
    clock: `case when outcome is not null then 'closed' when due_on is not null then 'running'
      when jsonb_path_exists(pauses, '$[*] ? (@.answeredOn == null)') then 'paused' else 'waiting' end`,
  },
  table: 'data_requests',
  filters: {
    q: contains(searchedIn('reference', eitherWay('name'), 'email', `coalesce(phone, '')`)),
    kind: 'kind = $',
    status: `${STATUS} = $`,
  },
  orders: BY_AGE,
  defaultOrder: 'newest',
});

@Injectable()
export class PostgresDataRequestViews implements DataRequestViews {
  constructor(private readonly database: Database) {}

  page({ q, kind, status, ...part }: DataRequestListRequest): Promise<Page<DataRequestView>> {
    return requests.page(this.database.manager, { q: q?.trim(), kind, status }, part);
  }

  one(id: string): Promise<DataRequestView> {
    return requests.one(this.database.manager, id, DataRequestNotFound);
  }
}
