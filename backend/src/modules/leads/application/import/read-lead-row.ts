import { emailsIn, withLeadingZero } from '#shared/application/spreadsheet/contact-cells.js';
import type { CellValue, SheetRow } from '#shared/application/spreadsheet/workbook-reader.js';
import { onOneLine } from '#shared/domain/text-shape.js';
import { NEW_LEAD, type LeadDetails } from '../../domain/lead.js';
import { LEAD_TEXTS } from '../../domain/lead-texts.js';
import type { LeadColumn, LeadColumnField, LeadHeader } from './lead-columns.js';
import type { LeadRow, RowRemark } from './lead-row.js';
import { readLeadStatus } from './lead-status-words.js';

const SAYS_NOTHING = /^(?:n\/?a|n\.a\.|null|nil|none|-+|–|—|\?)$/i;

const NO_NAME = 'There is no name.';
const NO_ADDRESS = 'There is no e-mail address.';
const NOT_AN_ADDRESS = 'This is not an e-mail address.';
const FIRST_ADDRESS = 'Only the first address in this cell was taken.';
const ERROR = 'The spreadsheet shows an error here, so this was left blank.';
const OTHER_STATUS = 'This is none of our statuses, so the lead starts as “lead”.';
const HIDDEN = 'This row is hidden in the spreadsheet. It was read too.';
const tooMany = (values: number, headings: number): string =>
  `This row has ${values} values but the file has ${headings} headings, so they may be in the wrong columns. Put quotation marks around values that contain the separator, or save the file as .xlsx.`;
const tooFew = (values: number, headings: number): string =>
  `This row has only ${values} of ${headings} values.`;
const tooLong = (max: number): string => `This is longer than ${max.toLocaleString('en-GB')} characters.`;

/** What keeps a spreadsheet from running a text as a formula, as a download writes it. */
const withoutGuard = (text: string): string => text.replace(/^'(?=\s*[=+\-@])/, '');

interface FilledCell {
  readonly label: string;
  readonly cell: CellValue;
}

/** What one row says of a lead; of several columns for the same, the first that says something counts. */
class LeadCells {
  /** Why the row is no lead. */
  readonly problems: RowRemark[] = [];
  readonly remarks: RowRemark[] = [];
  private readonly filled = new Map<LeadColumnField, FilledCell>();

  private readonly columns: readonly LeadColumn[];

  constructor(row: SheetRow, { columns, texts }: LeadHeader) {
    this.columns = columns;
    for (const { index, label, fields } of columns) {
      const cell = row.cells[index];
      if (!cell || SAYS_NOTHING.test(cell.text) || this.filled.has(fields[0])) continue;
      if (cell.kind === 'error') this.remarks.push(remark({ label, cell }, ERROR));
      else this.filled.set(fields[0], { label, cell });
    }
    if (row.hidden) this.remarks.push(ofRow(HIDDEN));
    if (row.remark !== undefined) this.remarks.push(ofRow(row.remark));
    if (row.sheet === '') this.compareLength(row, texts.length);
  }

  /** A separator within a value shifts what is behind it; a workbook's cells cannot shift. */
  private compareLength({ cells }: SheetRow, headings: number): void {
    const values = cells.length;
    if (cells.slice(headings).some(Boolean)) this.problems.push(ofRow(tooMany(values, headings)));
    else if (values < headings) this.remarks.push(ofRow(tooFew(values, headings)));
  }

  get isEmpty(): boolean {
    return this.filled.size === 0;
  }

  name(): string | null {
    const parts = [this.line('firstName'), this.line('lastName')].filter((part) => part !== null);
    const name = this.line('name') ?? parts.join(' ');
    const column = this.labelOf('name') ?? this.labelOf('firstName') ?? this.labelOf('lastName');
    if (name === '') this.problems.push({ column, value: null, reason: NO_NAME });
    return this.fitting('name', name === '' ? null : name, column);
  }

  email(): string | null {
    const filled = this.filled.get('email');
    if (!filled) {
      this.problems.push({ column: this.labelOf('email'), value: null, reason: NO_ADDRESS });
      return null;
    }
    const [email, ...others] = emailsIn(filled.cell);
    if (email === undefined) this.problems.push(remark(filled, NOT_AN_ADDRESS));
    if (others.length > 0) this.remarks.push(remark(filled, FIRST_ADDRESS));
    return this.fitting('email', email ?? filled.cell.text, filled.label);
  }

  phone(): string | null {
    const filled = this.filled.get('phone');
    const phone = filled && onOneLine(withoutGuard(withLeadingZero(filled.cell)));
    return this.fitting('phone', phone ?? null, this.labelOf('phone'));
  }

  status(): LeadDetails['status'] {
    const filled = this.filled.get('status');
    const status = filled && readLeadStatus(filled.cell.text);
    if (filled && !status) this.remarks.push(remark(filled, OTHER_STATUS));
    return status ?? NEW_LEAD;
  }

  text(field: 'company' | 'source'): string | null {
    return this.fitting(field, this.line(field), this.labelOf(field));
  }

  notes(): string | null {
    const notes = this.filled.get('notes')?.cell.text;
    return this.fitting('notes', notes === undefined ? null : withoutGuard(notes), this.labelOf('notes'));
  }

  private line(field: LeadColumnField): string | null {
    const text = this.filled.get(field)?.cell.text;
    return text === undefined ? null : onOneLine(withoutGuard(text));
  }

  private fitting(
    field: keyof typeof LEAD_TEXTS,
    value: string | null,
    column: string | null,
  ): string | null {
    const { max } = LEAD_TEXTS[field];
    if (Array.from(value ?? '').length > max) this.problems.push({ column, value, reason: tooLong(max) });
    return value;
  }

  private labelOf(field: LeadColumnField): string | null {
    return (
      this.filled.get(field)?.label ??
      this.columns.find(({ fields: [known] }) => known === field)?.label ??
      null
    );
  }
}

const ofRow = (reason: string): RowRemark => ({ column: null, value: null, reason });

const remark = ({ label, cell }: FilledCell, reason: string): RowRemark => ({
  column: label,
  value: cell.text,
  reason,
});

/** Reads a row below a header as a lead, or says why it is none; null when it says nothing in columns that we know. */
export const readLeadRow = (row: SheetRow, header: LeadHeader): LeadRow | null => {
  const cells = new LeadCells(row, header);
  if (cells.isEmpty) return null;
  const details = {
    name: cells.name(),
    email: cells.email(),
    phone: cells.phone(),
    company: cells.text('company'),
    status: cells.status(),
    source: cells.text('source'),
    notes: cells.notes(),
  };
  const { name, email } = details;
  const { problems, remarks } = cells;
  const place = { sheet: row.sheet, row: row.row };
  return problems.length > 0 || name === null || email === null
    ? { kind: 'refused', ...place, details, problems }
    : { kind: 'lead', ...place, details: { ...details, name, email }, remarks };
};
