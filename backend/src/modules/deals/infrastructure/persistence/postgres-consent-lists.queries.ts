import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { fieldsOf, ownerBy, selectList } from '#shared/infrastructure/database/fields.js';
import { CONSENT_FIELDS, ConsentLists, type ConsentView } from '../../application/consent-lists.js';
import { consentTable } from './consent.table.js';

const ROW = selectList({
  ...fieldsOf(consentTable, CONSENT_FIELDS),
  lender: `json_build_object('id', lender_id, 'name', lender_name)`,
  recordedBy: ownerBy('recorded_by'),
});

@Injectable()
export class PostgresConsentLists extends ConsentLists {
  constructor(private readonly database: Database) {
    super();
  }

  of(applicationId: string, lenders?: readonly string[]): Promise<readonly ConsentView[]> {
    const sql = `select ${ROW} from lender_consents
      where application_id = $1 and ($2::text[] is null or lender_name = any ($2)) order by id`;
    return this.database.manager.query<ConsentView[]>(sql, [applicationId, lenders ?? null]);
  }
}
