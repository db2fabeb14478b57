import type { SpreadsheetColumn } from '#platform/infrastructure/spreadsheet/writing/spreadsheet.js';
import type { CaseView } from '../application/cases/case.queries.js';
import { ANSWER_COLUMNS, STATUS, timeOf } from './sheet-values.js';

/** A partner's cases as a spreadsheet. */
export const CASE_COLUMNS: readonly SpreadsheetColumn<CaseView>[] = [
  { title: 'Date', value: ({ createdAt }) => timeOf(createdAt) },
  ...ANSWER_COLUMNS,
  { title: 'Trading history', value: ({ tradingHistory }) => tradingHistory },
  { title: 'Status', value: ({ status }) => STATUS[status], width: 12 },
  { title: 'Lender', value: ({ assignedLender }) => assignedLender, width: 24 },
  { title: 'Notes', value: ({ notes }) => notes, width: 48 },
  { title: 'Reference', value: ({ externalReference }) => externalReference },
  { title: 'Client agreed', value: ({ clientConsentAt }) => timeOf(clientConsentAt) },
  { title: 'Last change', value: ({ updatedAt }) => timeOf(updatedAt) },
  { title: 'Id', value: ({ id }) => id, width: 38 },
];
