import type { CellValue } from '#platform/application/spreadsheet/workbook-reader.js';
import { numberFormat } from './number-format.js';
import { withoutInvisible } from '#kernel/text/text-shape.js';
import { DAY_MS } from '#kernel/time/time-units.js';

const GENERAL = 'General';
const UNIX_EPOCH_SERIAL = 25_569;
const ERROR_TEXT = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERR!|SPILL!|CALC!|GETTING_DATA)$/;
const HYPERLINK_FORMULA = /^\s*HYPERLINK\(\s*"([^"]+)"/i;

/** Converts full-width letters, digits and signs of East Asian keyboards: 'Ｂ' is B, '５' is 5, '％' is %. */
const ofOrdinaryWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e\uffe1]/g, (character) => character.normalize('NFKC'));

/** Excel writes control characters as _x0000_; neither PostgreSQL nor people want them. */
export const cleanText = (text: string): string =>
  ofOrdinaryWidth(
    withoutInvisible(
      text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    ),
  )
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .toWellFormed()
    .trim();

/** Spreadsheets store fifteen digits; the rest is binary noise. */
const digits = (value: number): string => String(Number(value.toPrecision(15)));

const error = (text: string): CellValue => ({ kind: 'error', text });

const text = (value: string): CellValue | null => {
  const cleaned = cleanText(value);
  if (!cleaned) return null;
  return ERROR_TEXT.test(cleaned) ? error(cleaned) : { kind: 'text', text: cleaned };
};

/** A format may change text too: '@" Ltd"' appends, ';;;' hides. */
const shownText = (value: string, { code = GENERAL }: CellFormat): CellValue | null =>
  text(/[@;]/.test(code) ? numberFormat(code).shownText(value) : value);

const date = (value: Date): CellValue =>
  Number.isNaN(value.getTime()) ? error('#VALUE!') : { kind: 'date', text: value.toISOString().slice(0, 10) };

/** A cell's number format. */
export interface CellFormat {
  /** '£#,##0"k"'; General if the file has none. */
  readonly code: string | undefined;
  /** Whether dates count from 1904, as on old Macs. */
  readonly from1904: boolean;
}

const UNFORMATTED: CellFormat = { code: GENERAL, from1904: false };

const FROM_1904_DAYS = 1_462;
const dateOf = (serial: number, { from1904 }: CellFormat): CellValue =>
  date(new Date(Math.round((serial + (from1904 ? FROM_1904_DAYS : 0) - UNIX_EPOCH_SERIAL) * DAY_MS)));

/** A number in pounds or per cent, or without a unit: no words, no other currency. */
const FIGURE = /^[-(]?\s*£?\s*-?(\d{1,3}(?: \d{3})+|[\d,]*\.?\d+)(%?)\)?$/;
const SCIENTIFIC_OR_FRACTION = /^-?[\d.]+E[-+]?\d+$|^-?(?:\d+ )?\d+\/\d+$/;
/** A dash for zero, as accountants write it. */
const DASH = /^[\p{Sc}\s()]*-[\p{Sc}\s()]*$/u;

const isSame = (shown: number, value: number): boolean =>
  Math.abs(shown - Math.abs(value)) <= 1e-9 * Math.max(1, Math.abs(value));

const plain = (value: number): CellValue => ({ kind: 'number', text: digits(value), number: value });

const ofShown = (shown: string, value: number): CellValue | null => {
  if (SCIENTIFIC_OR_FRACTION.test(shown) || (value === 0 && DASH.test(shown))) return plain(value);
  const [, figure, percent] = FIGURE.exec(shown) ?? [];
  if (figure === undefined) return text(shown);
  const ungrouped = figure.replace(/[, ]/g, '');
  if (percent) {
    return isSame(Number(ungrouped), value * 100)
      ? { kind: 'percent', text: `${digits(value * 100)}%`, number: value }
      : text(shown);
  }
  // '00000000' pads company numbers, and '#,##0,' shows thousands.
  if (/^0\d/.test(ungrouped) || !isSame(Number(ungrouped), value))
    return { kind: 'number', text: `${value < 0 ? '-' : ''}${ungrouped}`, number: value };
  return plain(value);
};

const number = (value: number, format: CellFormat): CellValue | null => {
  if (!Number.isFinite(value)) return error('#VALUE!');
  const { isDate, shownNumber } = numberFormat(format.code ?? GENERAL);
  return isDate ? dateOf(value, format) : ofShown(shownNumber(Number(digits(value))), value);
};

interface Shapes {
  richText?: readonly { text?: string | null }[];
  formula?: string;
  result?: unknown;
  error?: string;
}

const formula = (shape: Shapes, format: CellFormat): CellValue | null => {
  if (shape.result === undefined || shape.result === null) return error(`=${shape.formula ?? ''}`);
  const value = cellValue(shape.result, format);
  const link = HYPERLINK_FORMULA.exec(shape.formula ?? '')?.[1];
  return value && link ? { ...value, link } : value;
};

const shaped = (shape: Shapes, format: CellFormat): CellValue | null => {
  if (shape.richText) return text(shape.richText.map((run) => run.text ?? '').join(''));
  if (shape.error !== undefined) return error(shape.error);
  return 'formula' in shape || 'sharedFormula' in shape ? formula(shape, format) : error('#VALUE!');
};

/** A parser's cell as a person reads it; null if empty. */
export const cellValue = (value: unknown, format: CellFormat = UNFORMATTED): CellValue | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return shownText(value, format);
  if (typeof value === 'number') return number(value, format);
  if (typeof value === 'boolean') return { kind: 'boolean', text: value ? 'TRUE' : 'FALSE' };
  return value instanceof Date ? date(value) : shaped(value, format);
};
