import {
  emailsIn,
  phonesIn,
  readPhoneCell,
  type NoPhone,
  type PhoneInCell,
} from '#platform/application/spreadsheet/contact-cells.js';
import type { CellValue, SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import { emailKey } from '#kernel/email.js';
import { onOneLine } from '#kernel/text/text-shape.js';
import { words } from '#kernel/text/text.js';
import { NEW_LEAD, type LeadStatus } from '../../domain/lead.js';
import { LEAD_TEXTS } from '../../domain/lead-texts.js';
import type { LeadColumn, LeadColumnField, LeadHeader } from './lead-columns.js';
import type { LeadRow, RowRemark } from './lead-row.js';
import { readLeadStatuses, type ReadStatus } from './lead-status-words.js';

const NO_VALUE = /^(?:n\/a|n\.a\.|-+|–|—|\?)$/i;
/** Real names can be Null, Nil, None and Na. */
const NOTHING = /^(?:null|nil|none|na)$/i;
const NAMES: readonly LeadColumnField[] = ['name', 'firstName', 'lastName'];

const isBlank = (field: LeadColumnField, text: string): boolean =>
  NO_VALUE.test(text) || (NOTHING.test(text) && !NAMES.includes(field));

const NO_NAME = 'Name is missing.';
const NO_ADDRESS = 'Email address is missing.';
const NOT_AN_ADDRESS = 'This is not an email address.';
const ERROR = 'This cell has a spreadsheet error, so we left it blank.';
const ROUNDED = 'The spreadsheet rounded this phone number and lost its last digits, so we left it blank.';
const NOT_A_PHONE = 'This is not a phone number, so we put it in the notes.';
const OTHER_STATUS = 'Status not recognised, so it was set to “lead”. The original is in the notes.';
const OTHER_COLUMN = 'We used the value from another column. This one is in the notes.';
const tookOf = (value: string): string => `We used “${value}” from this cell. The rest is in the notes.`;
const readAs = (status: LeadStatus): string => `We read this as “${status}”. The original is in the notes.`;
const HIDDEN = 'This row is hidden in the spreadsheet. It was imported too.';
const tooMany = (values: number, headings: number): string =>
  `This row has ${values} values but the file has ${headings} headings, so values may be in the wrong columns. Put quotation marks around values that contain the separator, or save the file as .xlsx.`;
const tooFew = (values: number, headings: number): string =>
  `This row has only ${values} of ${headings} values.`;
const tooLong = (max: number): string => `This is longer than ${max.toLocaleString('en-GB')} characters.`;

/** Removes the prefix that exports add to formula-like text. */
const withoutGuard = (text: string): string => text.replace(/^'(?=\s*[=+\-@])/, '');

interface FilledCell {
  readonly label: string;
  /** The column's header. */
  readonly heading: string;
  readonly cell: CellValue;
}

const lineOf = ({ cell }: FilledCell): string => onOneLine(withoutGuard(cell.text));

const tokensOf = (text: string): string[] => words(text).split(' ');
/** Whether a name contains another's words in any order: 'Reid, Jo Ann' and 'Jo Reid'. */
const contains = (name: string, other: string): boolean => {
  const tokens = new Set(tokensOf(name));
  return tokensOf(other).every((token) => tokens.has(token));
};

/** One key for '+44 7700 900001' and '07700 900001'. */
const phoneKey = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

/** The cells of one row. If a field has several values, the first is used and the others go to the notes. */
class LeadCells {
  /** Why the row is not a lead. */
  readonly problems: RowRemark[] = [];
  readonly remarks: RowRemark[] = [];
  private readonly filled = new Map<LeadColumnField, FilledCell[]>();
  /** Lines to add to the notes. */
  private readonly addedNotes: string[] = [];

  private readonly columns: readonly LeadColumn[];

  constructor(row: SheetRow, { columns, texts }: LeadHeader) {
    this.columns = columns;
    for (const { index, label, text: heading, fields } of columns) {
      const cell = row.cells[index];
      if (!cell || isBlank(fields[0], cell.text)) continue;
      const filled = { label, heading, cell };
      if (cell.kind === 'error') this.remarks.push(remark(filled, ERROR));
      else this.filled.set(fields[0], [...this.cellsOf(fields[0]), filled]);
    }
    if (row.hidden) this.remarks.push(ofRow(HIDDEN));
    if (row.remark !== undefined) this.remarks.push(ofRow(row.remark));
    if (row.sheet === '') this.compareLength(row, texts.length);
  }

  /** A separator within a value shifts the fields after it; a workbook's cells cannot shift. */
  private compareLength({ cells }: SheetRow, headings: number): void {
    const values = cells.length;
    if (cells.slice(headings).some(Boolean)) this.problems.push(ofRow(tooMany(values, headings)));
    else if (values < headings) this.remarks.push(ofRow(tooFew(values, headings)));
  }

  get isEmpty(): boolean {
    return this.filled.size === 0;
  }

  name(): string | null {
    const [full, ...others] = this.cellsOf('name');
    const parts = [...this.cellsOf('firstName').slice(0, 1), ...this.cellsOf('lastName').slice(0, 1)];
    const repeats = [...this.cellsOf('firstName').slice(1), ...this.cellsOf('lastName').slice(1)];
    const ofParts = parts.map(lineOf).join(' ');
    const isInParts = ofParts !== '' && (!full || contains(ofParts, lineOf(full)));
    const name = isInParts ? ofParts : full && lineOf(full);
    const column = this.labelOf('name') ?? this.labelOf('firstName') ?? this.labelOf('lastName');
    if (name === undefined) this.problems.push({ column, value: null, reason: NO_NAME });
    else if (!contains(name, ofParts)) this.noteEach(parts);
    const leftOver = [...others, ...repeats].filter((cell) => !contains(name ?? '', lineOf(cell)));
    this.noteEach(leftOver);
    return this.fitting('name', name ?? null, column);
  }

  email(): string | null {
    const cells = this.cellsOf('email');
    const filled = cells.find(({ cell }) => emailsIn(cell).length > 0) ?? cells[0];
    if (!filled) {
      this.problems.push({ column: this.labelOf('email'), value: null, reason: NO_ADDRESS });
      return null;
    }
    const [email, ...others] = emailsIn(filled.cell);
    if (email === undefined) this.problems.push(remark(filled, NOT_AN_ADDRESS));
    else this.noteRest(filled, email, [...others, ...phonesIn(filled.cell.text)].join(', '));
    const taken = emailKey(email ?? '');
    const isOther = ({ cell }: FilledCell): boolean =>
      emailsIn(cell).some((address) => emailKey(address) !== taken) || emailsIn(cell).length === 0;
    this.noteEach(cells.filter((cell) => cell !== filled && isOther(cell)));
    return this.fitting('email', email ?? filled.cell.text, filled.label);
  }

  phone(): string | null {
    let taken: string | null = null;
    for (const filled of this.cellsOf('phone')) {
      const { cell } = filled;
      const reading = readPhoneCell({ ...cell, text: withoutGuard(cell.text) });
      if ('problem' in reading) this.noteUnreadPhone(filled, reading.problem);
      else if (taken !== null) this.noteOtherPhone(filled, reading, taken);
      else {
        taken = onOneLine(reading.first);
        this.noteRest(filled, taken, onOneLine(reading.rest));
      }
    }
    return this.fitting('phone', taken, this.labelOf('phone'));
  }

  /** The remaining digits of a rounded number are useless. */
  private noteUnreadPhone(filled: FilledCell, problem: NoPhone['problem']): void {
    if (problem === 'rounded') this.remarks.push(remark(filled, ROUNDED));
    else this.addNote(filled, lineOf(filled), NOT_A_PHONE);
  }

  private noteOtherPhone(filled: FilledCell, { text, first, rest }: PhoneInCell, used: string): void {
    const isSame = rest === '' && phoneKey(first) === phoneKey(used);
    if (!isSame) this.addNote(filled, onOneLine(text), OTHER_COLUMN);
  }

  /** Of several statuses, the first that is more specific than 'lead'. */
  status(): LeadStatus {
    const cells = this.cellsOf('status').map((filled) => ({
      filled,
      read: readLeadStatuses(withoutGuard(filled.cell.text)),
    }));
    const known = cells.flatMap(({ read }) => read).filter(({ status }) => status !== null);
    const taken = known.find(({ status }) => status !== NEW_LEAD) ?? known[0];
    const status = taken?.status ?? NEW_LEAD;
    for (const { filled, read } of cells) {
      const leftOver = read.filter(
        (one) => !one.isSame || (one.status !== status && one.status !== NEW_LEAD),
      );
      if (leftOver.length > 0) {
        this.addNote(filled, leftOver.map(({ text }) => text).join(', '), statusReason(read, taken));
      }
    }
    return status;
  }

  text(field: 'company' | 'source'): string | null {
    const [filled, ...others] = this.cellsOf(field);
    const text = filled ? lineOf(filled) : null;
    this.noteEach(others.filter((cell) => words(lineOf(cell)) !== words(text ?? '')));
    return this.fitting(field, text, this.labelOf(field));
  }

  /** Read last, with what did not fit into other fields. */
  notes(): string | null {
    const [filled, ...others] = this.cellsOf('notes');
    const lines = [
      ...(filled ? [withoutGuard(filled.cell.text)] : []),
      ...others.map(({ heading, cell }) => `${heading}: ${withoutGuard(cell.text)}`),
      ...this.addedNotes,
    ];
    return this.fitting('notes', lines.length > 0 ? lines.join('\n') : null, this.labelOf('notes'));
  }

  private cellsOf(field: LeadColumnField): readonly FilledCell[] {
    return this.filled.get(field) ?? [];
  }

  private addNote(filled: FilledCell, value: string, reason: string): void {
    this.addedNotes.push(`${filled.heading}: ${value}`);
    this.remarks.push(remark(filled, reason));
  }

  private noteRest(filled: FilledCell, used: string, rest: string): void {
    if (rest !== '') this.addNote(filled, rest, tookOf(used));
  }

  private noteEach(cells: readonly FilledCell[]): void {
    for (const filled of cells) this.addNote(filled, lineOf(filled), OTHER_COLUMN);
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
      this.cellsOf(field)[0]?.label ??
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

const statusReason = (read: readonly ReadStatus[], used: ReadStatus | undefined): string => {
  if (!used?.status) return OTHER_STATUS;
  if (!read.includes(used)) return OTHER_COLUMN;
  return used.isSame ? tookOf(used.text) : readAs(used.status);
};

/** Reads a row below a header as a lead, or explains why it is not; null if it has nothing in known columns. */
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
