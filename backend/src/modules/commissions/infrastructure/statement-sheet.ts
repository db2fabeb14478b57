import type { SpreadsheetColumn } from '#platform/infrastructure/spreadsheet/writing/spreadsheet.js';
import type { Line } from '../application/ledger/ledger-views.js';

const pounds = (pence: number | null): number => (pence ?? 0) / 100;

/** One row per entry. */
export const STATEMENT_COLUMNS: readonly SpreadsheetColumn<Line>[] = [
  { title: 'Earned on', value: ({ earnedOn }) => earnedOn, width: 12 },
  { title: 'Company', value: ({ companyName }) => companyName, width: 30 },
  { title: 'Basis', value: ({ how }) => how, width: 48 },
  { title: 'Net', value: ({ amountPence }) => pounds(amountPence), width: 14 },
  { title: 'VAT', value: ({ vatPence }) => pounds(vatPence), width: 14 },
  {
    title: 'Total',
    value: ({ amountPence, vatPence }) => pounds((amountPence ?? 0) + (vatPence ?? 0)),
    width: 14,
  },
];
