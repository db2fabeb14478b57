import { Injectable } from '@nestjs/common';
import { LENDER_FIELDS } from '#kernel/lending/lender-fields.js';
import type { OrderByAge, Page } from '#platform/application/list.js';
import { contains, folded } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, type Fields } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  IMPORT_FIELDS,
  type ImportViews,
  type FieldChange,
  type ImportLineView,
  type ImportListRequest,
  type ImportView,
  type LineListRequest,
  type LineOrder,
  type RefusedRow,
  type ReportedImport,
} from '../../application/import/plan/import-views.js';
import type { RowCells } from '../../application/import/read/lender-row.js';
import { ImportNotFound } from '../../domain/errors.js';
import { lenderKey } from '../../domain/lender-key.js';
import type { LenderChanges } from '../../domain/lender.js';
import type { ImportIssue } from '../../domain/lender-import.js';
import { readingsOf } from '../../domain/lender-readings.js';
import { lenderImportTable } from './lender-import.table.js';
import { staffName } from './staff-name.js';

const FIELDS: Fields<ImportView> = {
  ...fieldsOf(lenderImportTable, IMPORT_FIELDS),
  importedBy: staffName('imported_by'),
  undoneBy: staffName('undone_by'),
};

const imports = new PagedList<ImportView, 'q', OrderByAge>({
  fields: FIELDS,
  table: `(select * from lender_imports where status <> 'previewed') as imports`,
  filters: { q: contains(folded('file_name')) },
  orders: BY_AGE,
  defaultOrder: 'newest',
});

const reported = new PagedList<ReportedImport, never, 'newest'>({
  fields: { ...FIELDS, report: 'report' },
  table: 'lender_imports',
  filters: {},
  orders: BY_AGE,
  defaultOrder: 'newest',
});

interface LineRow extends Omit<ImportLineView, 'changes'> {
  readonly changes: LenderChanges;
}

const place = { by: 'place', type: 'integer' } as const;

const lines = new PagedList<LineRow, 'importId' | 'outcome' | 'q', LineOrder>({
  fields: {
    id: 'place::text',
    outcome: 'outcome',
    sheet: 'sheet',
    row: 'sheet_row',
    name: 'name',
    lenderId: 'lender_id',
    changes: 'changes',
    issue: 'issue',
  },
  table: 'lender_import_lines',
  filters: { importId: 'import_id = $', outcome: 'outcome = $', q: 'strpos(lender_key, $) > 0' },
  orders: { file: { keys: [place] } },
  defaultOrder: 'file',
});

const refused = new PagedList<{ cells: RowCells; issue: ImportIssue }, 'importId', LineOrder>({
  fields: { cells: 'cells', issue: 'issue' },
  table: `(select * from lender_import_lines where outcome = 'refused') as refused`,
  filters: { importId: 'import_id = $' },
  orders: { file: { keys: [place] } },
  defaultOrder: 'file',
});

const REFUSED_HEADERS = `
  select cell.pair ->> 0 as header
  from lender_import_lines cross join lateral jsonb_array_elements(cells) with ordinality as cell(pair, place)
  where import_id = $1 and outcome = 'refused' group by 1 order by min(cell.place), 1`;

const fieldChanges = (changes: LenderChanges): FieldChange[] =>
  LENDER_FIELDS.flatMap((field) => {
    const change = changes[field];
    if (!change) return [];
    const reads = readingsOf({ [field]: change.to })[0]?.reads ?? null;
    return [{ field, ...change, reads: reads === change.to ? null : reads }];
  });

const refusedRow = ({
  cells,
  issue: { sheet, row, column, reason },
}: {
  cells: RowCells;
  issue: ImportIssue;
}): RefusedRow => {
  const where = [sheet, `row ${row}`, column].filter((part) => part !== null).join(', ');
  return { cells: Object.fromEntries(cells), error: `${where}: ${reason}` };
};

@Injectable()
export class PostgresImportViews implements ImportViews {
  constructor(private readonly database: Database) {}

  page({ q, ...part }: ImportListRequest): Promise<Page<ImportView>> {
    return imports.page(this.database.manager, { q: q?.trim() }, part);
  }

  one(importId: string): Promise<ReportedImport> {
    return reported.one(this.database.manager, importId, ImportNotFound);
  }

  async lines(importId: string, { outcome, q, ...part }: LineListRequest): Promise<Page<ImportLineView>> {
    const filters = { importId, outcome, q: q === undefined ? undefined : lenderKey(q) };
    const page = await lines.page(this.database.manager, filters, part);
    return {
      ...page,
      items: page.items.map((line) => ({ ...line, changes: fieldChanges(line.changes) })),
    };
  }

  async refusedHeaders(importId: string): Promise<readonly string[]> {
    const rows = await this.database.manager.query<{ header: string }[]>(REFUSED_HEADERS, [importId]);
    return rows.map(({ header }) => header);
  }

  async *refusedRows(importId: string): AsyncGenerator<readonly RefusedRow[]> {
    for await (const rows of refused.all(this.database.manager, { importId })) yield rows.map(refusedRow);
  }
}
