import { readBound } from '#kernel/money/bound.js';
import type { CellValue } from '#platform/application/spreadsheet/workbook-reader.js';
import type { Unit } from './columns.js';

const NUMBER = /\d(?:[\d,.]*\d)?/g;
const CLEAR = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
const LONG_FRACTION = /\.\d{3}/;
/** Whether the number has no unit or currency of its own, regardless of words such as 'up to'. */
const isBare = (text: string): boolean => {
  const bound = readBound(text);
  return (
    bound !== null && [bound.low, bound.high ?? bound.low].every((figure) => /^\d[\d,. ]*$/.test(figure))
  );
};

const MILLION = 1_000_000;

const digits = (value: number): string => String(Number(value.toPrecision(15)));

/** Null if a figure may be in continental notation: '2,5' and '1.500' are not scaled. */
const scaled = ({ kind, text }: CellValue, factor: number): string | null => {
  const isClear = (number: string): boolean =>
    CLEAR.test(number) && (kind === 'number' || factor >= MILLION || !LONG_FRACTION.test(number));
  if (!(text.match(NUMBER) ?? []).every(isClear)) return null;
  return text.replace(NUMBER, (number) => digits(Number(number.replaceAll(',', '')) * factor));
};

const poundsIn = (units: readonly Unit[]): number => {
  if (units.includes('thousands')) return 1_000;
  return units.includes('millions') ? MILLION : 1;
};

/**
 * '50' under 'Min (£k)' is 50000; '£50k' keeps its unit. A cell that holds 50000 but shows thousands, '50', is 50000
 * under any header. Null if it is not an amount.
 */
export const inPounds = (cell: CellValue, units: readonly Unit[]): string | null => {
  const { kind, text, number } = cell;
  if (kind === 'percent' || kind === 'boolean') return null;
  const factor = poundsIn(units);
  if (factor > 1 && isBare(text)) return scaled(cell, factor);
  return kind === 'number' && number !== undefined ? digits(number) : text;
};

/** '2' under 'Min trading (years)' is 24 months. */
export const inTime = (cell: CellValue, units: readonly Unit[]): string | null => {
  const { kind, text } = cell;
  if (kind === 'percent' || kind === 'boolean') return null;
  return units.includes('years') && isBare(text) ? scaled(cell, 12) : text;
};

const SIGNED = /%|pc|per ?cent/i;
const isUpToOne = (number: string): boolean => Number(number.replaceAll(',', '')) <= 1;

/** Bare numbers up to 1, not whole except 1 itself: no lender lends 0.6%. */
export const isFraction = ({ kind, text }: CellValue, units: readonly Unit[]): boolean => {
  if (kind === 'boolean' || kind === 'percent' || units.includes('ratio') || SIGNED.test(text)) return false;
  const numbers = text.match(/\d*\.?\d+/g) ?? [];
  return numbers.length > 0 && numbers.every(isUpToOne) && numbers.some((number) => Number(number) > 0);
};

const asPercentages = (text: string): string =>
  text.replace(/\d*\.?\d+/g, (number) => `${digits(Number(number) * 100)}%`);

/** '0.6' is 60%; a number between 1 and 1.5 is ambiguous, so it is rejected. */
export const inPercent = (cell: CellValue, units: readonly Unit[]): string | null => {
  const { kind, text, number } = cell;
  if (kind === 'boolean') return null;
  if (isFraction(cell, units)) return asPercentages(text);
  if (kind !== 'number' || number === undefined) return text;
  if (units.includes('ratio')) return number <= 1.5 ? `${digits(number * 100)}%` : null;
  return number <= 1.5 ? null : text;
};
