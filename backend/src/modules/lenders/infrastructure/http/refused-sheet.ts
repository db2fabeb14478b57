import type { SpreadsheetColumn } from '#shared/infrastructure/spreadsheet/writing/spreadsheet.js';
import type { RefusedRow } from '../../application/import/plan/import-lists.js';

const ERROR = 'Error';

/** The file's own columns, so that mended rows can be imported from it; it may be such a file itself. */
export const refusedColumns = (headers: readonly string[]): SpreadsheetColumn<RefusedRow>[] => [
  ...headers
    .filter((header) => header !== ERROR)
    .map((title) => ({ title, value: ({ cells }: RefusedRow) => cells[title] ?? null })),
  { title: ERROR, value: ({ error }) => error, width: 72 },
];
