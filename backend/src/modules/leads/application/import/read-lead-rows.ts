import { SheetTable } from '#platform/application/spreadsheet/sheet-table.js';
import { WorkbookRefused, type SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import type { LeadField } from '../../domain/lead.js';
import { leadHeaders, type LeadColumnField, type LeadHeader } from './lead-columns.js';
import type { LeadRow } from './lead-row.js';
import { readLeadRow } from './read-lead-row.js';

const MAX_ROWS = 5_000;
const TOO_MANY = `This file has more than ${MAX_ROWS.toLocaleString('en-GB')} rows of leads. Please split it and import one part at a time.`;
const NO_TABLE =
  'We found no leads in this file. It needs a row of headings, such as Name and Email, with one lead in each row below. In a .csv file, separate values with commas, semicolons, tabs or bars (|).';

/** A column of the file, with the field read from it. */
export interface FileColumn {
  /** 'D (E-mail)' */
  readonly header: string;
  /** Null for an unknown column, which is ignored. */
  readonly field: LeadField | null;
  /**
   * Whether another column has the same field: a different value goes to the notes, or is used if the other is blank.
   */
  readonly isRepeat: boolean;
}

export interface LeadFile {
  readonly columns: readonly FileColumn[];
  readonly rows: readonly LeadRow[];
}

const detailOf = (field: LeadColumnField): LeadField =>
  field === 'firstName' || field === 'lastName' ? 'name' : field;

const columnsOf = ({ columns, unknown }: LeadHeader): FileColumn[] =>
  [
    ...columns.map(({ fields: [field], ...column }) => ({ ...column, field: detailOf(field) })),
    ...unknown.map((column) => ({ ...column, field: null, isRepeat: false })),
  ]
    .sort((one, other) => one.index - other.index)
    .map(({ label, field, isRepeat }) => ({ header: label, field, isRepeat }));

/** Columns by label: sheets of one format share them. */
class LeadFileReader {
  private readonly columns = new Map<string, FileColumn>();
  private readonly rows: LeadRow[] = [];
  private table = new SheetTable(leadHeaders);
  private sheet: string | null = null;

  add(row: SheetRow): void {
    if (row.sheet !== this.sheet) this.table = new SheetTable(leadHeaders);
    this.sheet = row.sheet;
    const role = this.table.classify(row);
    const { header } = this.table;
    if (header && role === 'header') this.addColumns(header);
    const read = header && role === 'body' ? readLeadRow(row, header) : null;
    if (!read) return;
    if (this.rows.length === MAX_ROWS) throw new WorkbookRefused(TOO_MANY);
    this.rows.push(read);
  }

  file(): LeadFile {
    if (this.rows.length === 0) throw new WorkbookRefused(NO_TABLE);
    return { columns: [...this.columns.values()], rows: this.rows };
  }

  private addColumns(header: LeadHeader): void {
    for (const column of columnsOf(header)) this.columns.set(column.header, column);
  }
}

/**
 * Finds the tables of leads in a partner's file and reads each row.
 * @throws WorkbookRefused when there is none, or too many
 */
export const readLeadRows = async (rows: AsyncIterable<SheetRow>): Promise<LeadFile> => {
  const reading = new LeadFileReader();
  for await (const row of rows) reading.add(row);
  return reading.file();
};
