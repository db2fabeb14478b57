import { Injectable } from '@nestjs/common';
import { MAX_LIST_LENGTH, type OrderByAge, type Page } from '#platform/application/list.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  CONSENT_FIELDS,
  type ConsentViews,
  type ConsentSelection,
  type ConsentView,
} from '../../application/consents/consent-views.js';
import { consentTable } from './consent.table.js';

const consents = new PagedList<ConsentView, 'applicationId' | 'state' | 'lenders', OrderByAge>({
  fields: {
    ...fieldsOf(consentTable, CONSENT_FIELDS),
    lender: `json_build_object('id', lender_id, 'name', lender_name)`,
    recordedBy: ownerBy('recorded_by'),
  },
  table: 'lender_consents',
  filters: { applicationId: 'application_id = $', state: 'state = $', lenders: 'lender_name = any ($)' },
  orders: BY_AGE,
  defaultOrder: 'oldest',
});

@Injectable()
export class PostgresConsentViews implements ConsentViews {
  constructor(private readonly database: Database) {}

  page({ applicationId, state, ...request }: ConsentSelection): Promise<Page<ConsentView>> {
    return consents.page(this.database.manager, { applicationId, state }, request);
  }

  async about(applicationId: string, lenders: readonly string[]): Promise<readonly ConsentView[]> {
    const filters = { applicationId, lenders };
    return (await consents.page(this.database.manager, filters, { limit: MAX_LIST_LENGTH })).items;
  }
}
