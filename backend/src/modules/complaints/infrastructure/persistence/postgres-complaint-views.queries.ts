import { Injectable } from '@nestjs/common';
import type { OrderByAge, Page } from '#platform/application/list.js';
import { contains, eitherWay, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  COMPLAINT_FIELDS,
  type ComplaintListRequest,
  type ComplaintView,
  type ComplaintViews,
  type StoredComplaint,
} from '../../application/complaint-views.js';
import { clocksOf, type ComplaintStatus } from '../../domain/complaint.js';
import { ComplaintNotFound } from '../../domain/errors.js';
import { complaintTable } from './complaint.table.js';

const STATUS = `case when outcome is not null then 'closed' when acknowledged_on is not null then 'acknowledged'
  else 'open' end`;

const complaints = new PagedList<
  StoredComplaint & { readonly status: ComplaintStatus },
  'q' | 'kind' | 'status',
  OrderByAge
>({
  fields: {
    ...fieldsOf(complaintTable, COMPLAINT_FIELDS),
    owner: ownerBy('owner_id'),
    companyName: '(select company_name from case_names as about where about.id = application_id)',
    status: STATUS,
  },
  table: 'complaints',
  filters: {
    q: contains(
      searchedIn(
        'reference',
        eitherWay('name'),
        'email',
        `coalesce(phone, '')`,
        `coalesce(company, '')`,
        'what_happened',
      ),
    ),
    kind: 'kind = $',
    status: `${STATUS} = $`,
  },
  orders: BY_AGE,
  defaultOrder: 'newest',
});

const withClocks = (complaint: StoredComplaint & { readonly status: ComplaintStatus }): ComplaintView => ({
  ...complaint,
  ...clocksOf(complaint.kind, complaint.receivedOn),
});

const filtersOf = ({ q, kind, status }: ComplaintListRequest) => ({ q: q?.trim(), kind, status });

@Injectable()
export class PostgresComplaintViews implements ComplaintViews {
  constructor(private readonly database: Database) {}

  async page(request: ComplaintListRequest): Promise<Page<ComplaintView>> {
    const page = await complaints.page(this.database.manager, filtersOf(request), request);
    return { ...page, items: page.items.map(withClocks) };
  }

  async *all(request: ComplaintListRequest): AsyncGenerator<readonly ComplaintView[]> {
    const parts = complaints.all(this.database.manager, filtersOf(request), request.sort);
    for await (const part of parts) yield part.map(withClocks);
  }

  async one(id: string): Promise<ComplaintView> {
    return withClocks(await complaints.one(this.database.manager, id, ComplaintNotFound));
  }
}
