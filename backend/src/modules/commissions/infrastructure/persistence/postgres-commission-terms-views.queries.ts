import { Injectable } from '@nestjs/common';
import type { OrderByAge, Page } from '#platform/application/list.js';
import { contains, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  type CommissionTermsViews,
  TERMS_FIELDS,
  type TermsSelection,
  type TermsView,
} from '../../application/terms/commission-terms-views.js';
import { termsInWords, workedExample } from '../../domain/commission-words.js';
import { PARTNER_NAME } from './commission-records.js';
import { commissionTermsTable } from './commission-terms.table.js';

type Row = Omit<TermsView, 'words' | 'example'>;

const terms = new PagedList<Row, 'q' | 'introducerId' | 'firm', OrderByAge>({
  fields: {
    ...fieldsOf(commissionTermsTable, TERMS_FIELDS),
    createdBy: ownerBy('created_by'),
  },
  table: 'commission_terms',
  filters: {
    q: contains(searchedIn(`coalesce(${PARTNER_NAME}, '')`, `coalesce(product, '')`)),
    introducerId: 'introducer_id = $',
    firm: 'introducer_id is null',
  },
  orders: BY_AGE,
  defaultOrder: 'newest',
});

const inWords = (row: Row): TermsView => ({
  ...row,
  words: termsInWords(row),
  example: workedExample(row, 'the partner earns'),
});

@Injectable()
export class PostgresCommissionTermsViews implements CommissionTermsViews {
  constructor(private readonly database: Database) {}

  async page({ q, introducerId, ...request }: TermsSelection): Promise<Page<TermsView>> {
    const filters = { q: q?.trim(), ...(introducerId === null ? { firm: 'true' } : { introducerId }) };
    const page = await terms.page(this.database.manager, filters, request);
    return { ...page, items: page.items.map(inWords) };
  }

  async one(termsId: string): Promise<TermsView> {
    const row = await terms.find(this.database.manager, termsId);
    if (!row) throw new Error(`Commission terms not found: ${termsId}`);
    return inWords(row);
  }
}
