import { readMinCreditScore } from '#shared/domain/credit-score.js';
import { readMinMonths } from '#shared/domain/duration.js';
import { formatPounds, readMaxAmount, readMinAmount, readMoney } from '#shared/domain/money.js';
import { readMaxLtv, readMinLtv } from '#shared/domain/percent.js';
import { readProducts } from '#shared/domain/product.js';
import { words } from '#shared/domain/text.js';
import { state, type CellReading, type Reader } from './cell-reading.js';
import type { Column, Reading } from './columns.js';
import { readEmail, readPhone, readWebAddress } from './read-contact.js';
import { readActive, readTick, readYesOrNo } from './read-flag-cell.js';
import { inPercent, inPounds, inTime } from './units.js';
import type { CellValue } from './workbook-reader.js';

const SAYS_NOTHING = new Set(
  [
    'tbc,tba,tbd,to be confirmed,to be advised,n a,na,not applicable,unknown,not known,not stated,not specified',
    'not given,not available,pending,null,blank,dont know,no data,see notes',
  ].flatMap((part) => part.split(',')),
);

const LONGEST = 24;

/** Said of a list: it is empty. */
const EMPTY_LIST: ReadonlySet<string> = new Set(['none', 'nil', 'no', 'nothing']);

/** Dashes, dots and question marks; a tick or a cross has no letters either, and says a lot. */
const MARKS = /^[-‐-―−.…?_*/\s]*$/;

/** 'TBC', '-' and '?' leave a field as it is; so does 'N/A', except in a limit, where it says that there is none. */
const saysNothing = (text: string): boolean =>
  text.length <= LONGEST && (MARKS.test(text) || SAYS_NOTHING.has(words(text)));

const cannotRead = (what: string, hint: string): CellReading => ({
  problem: `We could not read this as ${what}, so it was left blank. Write it like ${hint}.`,
});

/** A limit is kept as it was written, once we know that the matching can read it. */
const limit =
  (
    what: string,
    hint: string,
    write: (cell: CellValue, column: Column) => string | null,
    read: (text: string) => number | null,
  ): Reader =>
  (cell, column) => {
    const text = write(cell, column);
    return text !== null && read(text) !== null ? state(column.fields[0], text) : cannotRead(what, hint);
  };

const readAmountRange: Reader = (cell, { fields: [from, to], units }) => {
  const range = readMoney(inPounds(cell, units) ?? '');
  if (!range || !from || !to) return cannotRead('a range of amounts', '£25,000 - £500,000');
  if (range.from === range.to && !range.openEnded) {
    return {
      problem:
        'One amount may be the minimum or the maximum, so it was left blank. Write it like up to £500,000.',
    };
  }
  return {
    values: {
      ...(range.from > 0 && { [from]: formatPounds(range.from) }),
      ...(!range.openEnded && { [to]: formatPounds(range.to) }),
    },
  };
};

/** One LTV is the most a lender lends at; a range has both ends. */
const readLtvRange: Reader = (cell, { fields: [from, to], units }) => {
  const text = inPercent(cell, units) ?? '';
  const [low, high] = [readMinLtv(text), readMaxLtv(text)];
  if (high === null || !from || !to) return cannotRead('a percentage', '70%');
  if (low === null || low === high || low === 0) return state(to, text);
  return high === Infinity ? state(from, text) : { values: { [from]: `${low}%`, [to]: `${high}%` } };
};

const readProductList: Reader = ({ text }, { fields: [field] }) =>
  readProducts(text).products.length > 0
    ? state(field, text)
    : { problem: 'We could not find a product we know in this cell.' };

const readText: Reader = ({ text }, { fields: [field] }) => state(field, text);

const readList: Reader = ({ text }, { fields: [field] }) =>
  EMPTY_LIST.has(words(text)) ? {} : state(field, text);

const readRate: Reader = (cell, { fields: [field], units }) =>
  state(field, cell.kind === 'number' && units.includes('percent') ? `${cell.text}%` : cell.text);

const READERS: Record<Reading, Reader> = {
  name: readText,
  text: readText,
  list: readList,
  products: readProductList,
  'product-tick': readTick,
  rate: readRate,
  'min-amount': limit(
    'an amount',
    '£25,000 or 25k',
    (cell, { units }) => inPounds(cell, units),
    readMinAmount,
  ),
  'max-amount': limit(
    'an amount',
    '£500,000 or 500k',
    (cell, { units }) => inPounds(cell, units),
    readMaxAmount,
  ),
  'amount-range': readAmountRange,
  months: limit(
    'a length of time',
    '24 months or 2 years',
    (cell, { units }) => inTime(cell, units),
    readMinMonths,
  ),
  score: limit(
    'a credit score',
    '650',
    ({ kind, text }) => (kind === 'percent' ? null : text),
    readMinCreditScore,
  ),
  'min-ltv': limit('a percentage', '50%', (cell, { units }) => inPercent(cell, units), readMinLtv),
  'max-ltv': limit('a percentage', '70%', (cell, { units }) => inPercent(cell, units), readMaxLtv),
  'ltv-range': readLtvRange,
  flag: readYesOrNo,
  active: readActive,
  email: readEmail,
  phone: readPhone,
  website: readWebAddress,
};

const LIMITS: readonly Reading[] = [
  ...([
    'min-amount',
    'max-amount',
    'amount-range',
    'months',
    'score',
    'min-ltv',
    'max-ltv',
    'ltv-range',
  ] as const),
];
const KEEPS_DATES: readonly Reading[] = ['name', 'text', 'list', 'rate'];

const readError = (text: string): CellReading => {
  const reason = text.startsWith('=')
    ? 'The result of this formula is not saved in the file. Open it in Excel, save it, and import it again.'
    : `The cell shows the error ${text}.`;
  return { problem: `${reason} It was left blank.` };
};

const DATE: CellReading = {
  problem: 'The cell is a date, so it was left blank. Excel may have turned a number or a range into one.',
};

/** Reads one cell of a lender's row. Never throws and never guesses: what is unclear is left blank, and said. */
export const readCell = (cell: CellValue, column: Column): CellReading => {
  if (cell.kind === 'error') return readError(cell.text);
  if (cell.kind === 'date' && !KEEPS_DATES.includes(column.reading)) return DATE;
  const isSilent = saysNothing(cell.text);
  if (isSilent && !LIMITS.includes(column.reading)) return {};
  const reading = READERS[column.reading](cell, column);
  // 'N/A' in a limit says that there is none, and reads as that; 'TBC' does not.
  return isSilent && reading.problem !== undefined ? {} : reading;
};
