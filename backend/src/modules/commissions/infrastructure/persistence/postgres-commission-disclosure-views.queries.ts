import { Injectable } from '@nestjs/common';
import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  DISCLOSURE_FIELDS,
  type CommissionDisclosureViews,
  type DisclosureView,
} from '../../application/disclosures/commission-disclosure-views.js';
import { DisclosureNotFound } from '../../domain/errors.js';
import { disclosureTable } from './disclosure.table.js';

// By version within one case: two frozen at the same time may have ids in reverse order.
const version = { by: 'version', type: 'integer' } as const;

const disclosures = new PagedList<DisclosureView, 'applicationId', OrderByAge>({
  fields: {
    ...fieldsOf(disclosureTable, DISCLOSURE_FIELDS),
    supersededAt: `(select newer.created_at from commission_disclosures as newer
      where newer.application_id = commission_disclosures.application_id
        and newer.version = commission_disclosures.version + 1)`,
    createdBy: ownerBy('created_by'),
  },
  table: 'commission_disclosures',
  filters: { applicationId: 'application_id = $' },
  orders: { newest: { keys: [version], descending: true }, oldest: { keys: [version] } },
  defaultOrder: 'newest',
});

@Injectable()
export class PostgresCommissionDisclosureViews implements CommissionDisclosureViews {
  constructor(private readonly database: Database) {}

  page(applicationId: string, request: ListRequest<OrderByAge>): Promise<Page<DisclosureView>> {
    return disclosures.page(this.database.manager, { applicationId }, request);
  }

  one(disclosureId: string): Promise<DisclosureView> {
    return disclosures.one(this.database.manager, disclosureId, DisclosureNotFound);
  }
}
