import type { SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import { cellValue } from './cell-value.js';
import { Refusal } from './refusal.js';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Rows used to detect the separator. */
const SAMPLE = 20;
/** As in a workbook: more columns are an accident. */
const MAX_COLUMNS = 512;

const MARKS: readonly (readonly [mark: string, encoding: string])[] = [
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** Excel for Windows saves in a Windows code page by default; such text is rarely valid UTF-8. */
const textOf = (content: Buffer): string => {
  const marked = MARKS.find(([mark]) => content.subarray(0, 2).toString('hex') === mark);
  if (marked) return new TextDecoder(marked[1]).decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
};

const IRREGULAR_QUOTES = 'The quotation marks in this row do not match. Check its values.';
const DOUBTFUL_LETTERS =
  'Some letters in this row may be wrong, because the file does not state its encoding. Save it as UTF-8 or .xlsx to be sure.';

/**
 * Capitals and signs of the Windows code page amid small letters, and codes it does not use: an old Mac or DOS file
 * with letters such as é and ö.
 */
const WRONG_LETTERS =
  /\p{Ll}[\u0152\u0160\u0178\u017d]|\p{L}[\u0152\u0160\u0178\u017d]\p{Ll}|\p{L}[\u201a\u201e\u2020\u2021\u02c6\u2030\u2039\u201d]\p{L}|[\u0081\u008d\u008f\u0090\u009d]/u;

interface FieldsOfRow {
  readonly fields: readonly string[];
  /** Whether a quotation mark ends in the middle of a field, or is escaped in an unusual way. */
  readonly isIrregular: boolean;
}

/** Reads field by field: a quoted field ends at the next single quotation mark. */
class Fields {
  private readonly text: string;
  private readonly separator: string;
  private at = 0;
  private isIrregular = false;

  constructor(text: string, separator: string) {
    this.text = text;
    this.separator = separator;
  }

  /** The fields of each row, blank rows included. */
  *rows(): Generator<FieldsOfRow> {
    for (let row = 1; this.at < this.text.length; row += 1) yield this.row(row);
  }

  private row(number: number): FieldsOfRow {
    const fields: string[] = [];
    this.isIrregular = false;
    for (;;) {
      this.skipSpacesBeforeQuote();
      const isQuoted = this.text[this.at] === '"';
      const [quoted, rest] = [this.quoted(number), this.plain()];
      if (isQuoted && rest.trim() !== '') this.isIrregular = true;
      fields.push(quoted + rest);
      if (this.text[this.at] !== this.separator) break;
      this.at += 1;
    }
    this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1;
    return { fields, isIrregular: this.isIrregular };
  }

  /** Some exporters write a space after each separator. */
  private skipSpacesBeforeQuote(): void {
    let next = this.at;
    while (this.text[next] === ' ') next += 1;
    if (this.text[next] === '"') this.at = next;
  }

  private quoted(row: number): string {
    if (this.text[this.at] !== '"') return '';
    let from = this.at + 1;
    let read = '';
    for (;;) {
      const end = this.text.indexOf('"', from);
      if (end < 0) throw new Refusal(unclosed(row));
      read += this.text.slice(from, end);
      this.at = end + 1;
      const isEscaped = this.isEscaped(read);
      if (!isEscaped && this.text[this.at] !== '"') return read;
      read = `${isEscaped ? read.slice(0, -1) : read}"`;
      from = isEscaped ? this.at : this.at + 1;
    }
  }

  /** A backslash before a quotation mark inside a field escapes it, as databases write it. */
  private isEscaped(read: string): boolean {
    if (!read.endsWith('\\') || this.at === this.text.length || this.endsField(this.text[this.at]))
      return false;
    this.isIrregular = true;
    return true;
  }

  private plain(): string {
    const from = this.at;
    while (this.at < this.text.length && !this.endsField(this.text[this.at])) this.at += 1;
    return this.text.slice(from, this.at);
  }

  private endsField(character: string | undefined): boolean {
    return character === this.separator || character === '\n' || character === '\r';
  }
}

const unclosed = (row: number): string =>
  `A quotation mark opened in row ${row} is never closed. Open the file in Excel and save it as .xlsx, then try again.`;

const isBlank = (fields: readonly string[]): boolean => fields.every((field) => field.trim() === '');

/**
 * The number of columns that a separator gives in most rows, and how many rows have it; one column does not count.
 */
const divisionBy = (text: string, separator: string): { readonly columns: number; readonly rows: number } => {
  const counts = new Map<number, number>();
  let sampled = 0;
  for (const { fields } of sampleOf(text, separator)) {
    if (isBlank(fields)) continue;
    counts.set(fields.length, (counts.get(fields.length) ?? 0) + 1);
    sampled += 1;
    if (sampled === SAMPLE) break;
  }
  const [columns, rows] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0];
  return columns > 1 ? { columns, rows } : { columns, rows: 0 };
};

/** A wrong separator may leave a quotation mark unclosed. */
function* sampleOf(text: string, separator: string): Generator<FieldsOfRow> {
  try {
    yield* new Fields(text, separator).rows();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** The separator that divides most rows alike; on a tie, the one with more columns. */
const separatorIn = (text: string): string =>
  SEPARATORS.map((separator) => ({ separator, ...divisionBy(text, separator) })).reduce((best, other) =>
    other.rows > best.rows || (other.rows === best.rows && other.columns > best.columns) ? other : best,
  ).separator;

/** 'sep=;' at the start is an instruction to Excel, which does not show it. */
const STATED = /^sep=([,;\t|])(?:\r\n|\n|\r)/i;
/** ="0141 496 0123" keeps Excel from reading it as a number. */
const PROTECTED = /^="(.*)"$/s;

/** A file of separated fields: one sheet without a name. */
export function* readCsv(content: Buffer): Generator<SheetRow> {
  const whole = textOf(content);
  const [line = '', stated] = STATED.exec(whole) ?? [];
  const text = whole.slice(line.length);
  let row = 0;
  for (const { fields, isIrregular } of new Fields(text, stated ?? separatorIn(text)).rows()) {
    row += 1;
    const cells = fields
      .slice(0, MAX_COLUMNS)
      .map((field) => cellValue(field.replace(PROTECTED, '$1'), undefined));
    const remark = isIrregular
      ? IRREGULAR_QUOTES
      : WRONG_LETTERS.test(fields.join(' '))
        ? DOUBTFUL_LETTERS
        : null;
    if (cells.some(Boolean)) yield { sheet: '', row, hidden: null, cells, ...(remark && { remark }) };
  }
}
