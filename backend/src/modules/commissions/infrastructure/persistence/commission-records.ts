import { contribute } from '#platform/infrastructure/contribute.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';

/** The name of a record: its partner's company, or its case's. */
export const PARTNER_NAME = '(select company_name from introducers where introducers.id = introducer_id)';
export const CASE_NAME =
  '(select company_name from application_submissions as about where about.id = application_id)';

export const COMMISSION_RECORDS = [
  contribute(
    RecordKind,
    tableRecords('commission-terms', {
      table: 'commission_terms',
      name: `coalesce(${PARTNER_NAME}, 'all partners')`,
    }),
    Database,
  ),
  contribute(
    RecordKind,
    tableRecords('commission', { table: 'commission_entries', name: PARTNER_NAME }),
    Database,
  ),
  contribute(
    RecordKind,
    tableRecords('commission-statement', {
      table: 'commission_statements',
      name: `concat_ws(' ', ${PARTNER_NAME}, number)`,
    }),
    Database,
  ),
  contribute(
    RecordKind,
    tableRecords('receivable', { table: 'receivables', name: `concat_ws(': ', lender_name, ${CASE_NAME})` }),
    Database,
  ),
  contribute(
    RecordKind,
    tableRecords('commission-disclosure', { table: 'commission_disclosures', name: CASE_NAME }),
    Database,
  ),
];
