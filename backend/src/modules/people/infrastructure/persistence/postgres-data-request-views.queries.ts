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
  type StoredDataRequest,
} from '../../application/requests/data-request-views.js';
import { PersonRecords } from '../../application/records/person-records.js';
import { DataRequestNotFound } from '../../domain/errors.js';
import { identityDueOn, latestDueOn } from '../../domain/request-clock.js';
import { dataRequestTable } from './data-request.table.js';

const STATUS = `case when outcome is null then 'open' else 'closed' end`;

const requests = new PagedList<StoredDataRequest, 'q' | 'kind' | 'status', OrderByAge>({
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

const withDates = (request: StoredDataRequest) => ({
  ...request,
  identityDueOn: request.status === 'open' ? identityDueOn(request) : null,
  latestDueOn: request.status === 'open' ? latestDueOn(request) : null,
});

@Injectable()
export class PostgresDataRequestViews implements DataRequestViews {
  constructor(
    private readonly database: Database,
    private readonly records: PersonRecords,
  ) {}

  async page({ q, kind, status, ...part }: DataRequestListRequest): Promise<Page<DataRequestView>> {
    const page = await requests.page(this.database.manager, { q: q?.trim(), kind, status }, part);
    return { ...page, items: await this.withNames(page.items) };
  }

  async one(id: string): Promise<DataRequestView> {
    const stored = await requests.one(this.database.manager, id, DataRequestNotFound);
    const [shown] = await this.withNames([stored]);
    return shown ?? { ...withDates(stored), records: [] };
  }

  private async withNames(requests: readonly StoredDataRequest[]): Promise<readonly DataRequestView[]> {
    const facts = await this.records.facts(requests.flatMap(({ records }) => records));
    const found = new Map(facts.map((record) => [record.id, record]));
    return requests.map((request) => ({
      ...withDates(request),
      records: request.records.map(({ type, id }) => {
        const { name = null, company = null, at = null } = found.get(id) ?? {};
        return { type, id, name, company, at };
      }),
    }));
  }
}
