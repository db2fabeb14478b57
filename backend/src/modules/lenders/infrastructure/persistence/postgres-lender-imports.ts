import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import { londonDayOf } from '#platform/infrastructure/database/lists/fields.js';
import type { ImportLine, LenderLine } from '../../application/import/plan/import-line.js';
import type { LenderImports } from '../../application/import/plan/lender-imports.js';
import { ImportNotFound } from '../../domain/errors.js';
import type { LenderImport } from '../../domain/lender-import.js';
import { lenderImportTable } from './lender-import.table.js';

const AT_ONCE = 250;

const ADD_LINES = `
  insert into lender_import_lines
    (import_id, place, outcome, sheet, sheet_row, name, lender_id, lender_key, lender_updated_at, changes, issue, cells)
  select $1, place, outcome, sheet, "row", name, "lenderId", "lenderKey", "lenderUpdatedAt", coalesce(changes, '{}'),
    issue, cells
  from jsonb_to_recordset($2::jsonb) as line(place integer, outcome text, sheet text, "row" integer, name text,
    "lenderId" uuid, "lenderKey" text, "lenderUpdatedAt" timestamptz, changes jsonb, issue jsonb, cells jsonb)`;

const LENDER_LINES = `
  select place, outcome, sheet, sheet_row as "row", name, lender_id as "lenderId", lender_key as "lenderKey",
    lender_updated_at as "lenderUpdatedAt", changes
  from lender_import_lines
  where import_id = $1 and outcome in ('created', 'updated') and place > $2 order by place limit ${AT_ONCE}`;

/** An added lender has a key that the file has as new; a changed one has another date, and a deleted one has none. */
const IS_OUTDATED = `
  select exists (
    select from lender_import_lines as line left join lenders on lenders.id = line.lender_id
    where line.import_id = $1 and line.outcome in ('updated', 'unchanged')
      and lenders.updated_at is distinct from line.lender_updated_at
  ) or exists (
    select from lender_import_lines as line join lenders on lenders.normalised_name = line.lender_key
    where line.import_id = $1 and line.outcome = 'created'
  ) as outdated`;

/** Queried first: even an update of no rows would be a new version of the panel. */
const UNCONFIRMED = `
  update lender_import_lines as line set confirmed_before = coalesce(lenders.confirmed_at, '-infinity')
  from lenders
  where line.import_id = $1 and line.outcome in ('updated', 'unchanged') and lenders.id = line.lender_id
    and coalesce(${londonDayOf('lenders.confirmed_at')} < ${londonDayOf('$2::timestamptz')}, true)`;

const CONFIRM = `
  update lenders set confirmed_at = $2 from lender_import_lines as line
  where line.import_id = $1 and line.confirmed_before is not null and lenders.id = line.lender_id`;

const TAKE_BACK = `
  update lenders set confirmed_at = nullif(line.confirmed_before, '-infinity') from lender_import_lines as line
  where line.import_id = $1 and line.confirmed_before is not null and lenders.id = line.lender_id
    and lenders.confirmed_at = $2`;

/** PostgreSQL accepts neither NUL nor half a surrogate pair, and a cell may have both. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

const UNSTORABLE = /\\u0000|\\ud[89a-f]/;

/** Text is scanned character by character only if there is something to remove. */
const json = (value: unknown): string => {
  const text = JSON.stringify(value);
  return UNSTORABLE.test(text) ? JSON.stringify(value, storable) : text;
};

@Injectable()
export class PostgresLenderImports implements LenderImports {
  constructor(private readonly database: Database) {}

  add(lenderImport: LenderImport): Promise<void> {
    const { fileName, report } = lenderImport;
    const texts = JSON.parse(json({ fileName, report })) as Partial<LenderImport>;
    return this.database.insert(lenderImportTable, Object.assign(lenderImport, texts));
  }

  async addLines(importId: string, lines: readonly ImportLine[]): Promise<void> {
    if (lines.length === 0) return;
    await this.database.manager.query(ADD_LINES, [importId, json(lines)]);
  }

  async get(id: string): Promise<LenderImport> {
    const lenderImport = await this.database.manager.findOneBy(lenderImportTable, { id });
    if (!lenderImport) throw new ImportNotFound();
    return lenderImport;
  }

  save(lenderImport: LenderImport): Promise<void> {
    return this.database.save(lenderImportTable, lenderImport);
  }

  async *lenderLines(importId: string): AsyncGenerator<readonly LenderLine[]> {
    let lines = await this.linesAfter(importId, 0);
    while (lines.length > 0) {
      yield lines;
      lines = await this.linesAfter(importId, lines.at(-1)?.place ?? 0);
    }
  }

  async isOutdated({ id }: LenderImport): Promise<boolean> {
    const rows = await this.database.manager.query<{ outdated: boolean }[]>(IS_OUTDATED, [id]);
    return rows[0]?.outdated ?? false;
  }

  async confirm({ id }: LenderImport, at: Date): Promise<void> {
    const [, marked] = await this.database.manager.query<[unknown, number]>(UNCONFIRMED, [id, at]);
    if (marked > 0) await this.database.manager.query(CONFIRM, [id, at]);
  }

  async undoConfirmations({ id, importedAt }: LenderImport): Promise<void> {
    await this.database.manager.query(TAKE_BACK, [id, importedAt]);
  }

  private linesAfter(importId: string, place: number): Promise<LenderLine[]> {
    return this.database.manager.query<LenderLine[]>(LENDER_LINES, [importId, place]);
  }
}
