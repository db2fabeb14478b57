import type { CellValue } from '#shared/application/spreadsheet/workbook-reader.js';
import { numberFormat } from './number-format.js';
// Not by '#shared', which the process that reads a workbook does not know while the tests run it from source.
import { DAY_MS } from '../../../domain/time-units.js';

const UNIX_EPOCH_SERIAL = 25_569;
const ERROR_TEXT = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERR!|SPILL!|CALC!|GETTING_DATA)$/;
const HYPERLINK_FORMULA = /^\s*HYPERLINK\(\s*"([^"]+)"/i;

/** Excel writes control characters as _x0000_; PostgreSQL and people want none of them. */
export const cleanText = (text: string): string =>
  text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200d\u2060\ufeff\ufffe\uffff]/g, '')
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .toWellFormed()
    .trim();

/** Fifteen digits are what a spreadsheet keeps; the rest is noise of binary fractions. */
const digits = (value: number): string => String(Number(value.toPrecision(15)));

const serialOf = (value: Date): number => value.getTime() / DAY_MS + UNIX_EPOCH_SERIAL;

const error = (text: string): CellValue => ({ kind: 'error', text });

const text = (value: string): CellValue | null => {
  const cleaned = cleanText(value);
  if (!cleaned) return null;
  return ERROR_TEXT.test(cleaned) ? error(cleaned) : { kind: 'text', text: cleaned };
};

const date = (value: Date): CellValue =>
  Number.isNaN(value.getTime()) ? error('#VALUE!') : { kind: 'date', text: value.toISOString().slice(0, 10) };

const number = (value: number, format: string | undefined): CellValue => {
  if (!Number.isFinite(value)) return error('#VALUE!');
  const { isDate, isPercent, suffix } = numberFormat(format);
  if (isDate) return date(new Date(Math.round((value - UNIX_EPOCH_SERIAL) * DAY_MS)));
  if (isPercent) return { kind: 'percent', text: `${digits(value * 100)}%`, number: value };
  if (suffix)
    return { kind: 'text', text: `${digits(value)}${/^[a-z]{2}/i.test(suffix) ? ' ' : ''}${suffix}` };
  return { kind: 'number', text: digits(value), number: value };
};

interface Shapes {
  richText?: readonly { text?: string | null }[];
  formula?: string;
  result?: unknown;
  error?: string;
}

const formula = (shape: Shapes, format: string | undefined): CellValue | null => {
  if (shape.result === undefined || shape.result === null) return error(`=${shape.formula ?? ''}`);
  const value = cellValue(shape.result, format);
  const link = HYPERLINK_FORMULA.exec(shape.formula ?? '')?.[1];
  return value && link ? { ...value, link } : value;
};

const shaped = (shape: Shapes, format: string | undefined): CellValue | null => {
  if (shape.richText) return text(shape.richText.map((run) => run.text ?? '').join(''));
  if (shape.error !== undefined) return error(shape.error);
  return 'formula' in shape || 'sharedFormula' in shape ? formula(shape, format) : error('#VALUE!');
};

/** A cell as exceljs or hucre gives it, as a person reads it; null when there is nothing in it. */
export const cellValue = (value: unknown, format: string | undefined): CellValue | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') return number(value, format);
  if (typeof value === 'boolean') return { kind: 'boolean', text: value ? 'TRUE' : 'FALSE' };
  // exceljs takes the m of '0.0\\m' for a month.
  if (value instanceof Date)
    return numberFormat(format).isDate || !format ? date(value) : number(serialOf(value), format);
  return shaped(value, format);
};
