import { isTurned, type End, type Ends } from '#kernel/money/bound.js';
import { declarationOf, isLimitField, labelOf, type LimitField } from '#kernel/lending/lender-fields.js';
import { formatPounds, isOtherCurrency, readMoney } from '#kernel/money/money.js';
import { statesNoMaximum } from '#kernel/money/no-limit.js';
import type { CellValue } from '#platform/application/spreadsheet/workbook-reader.js';
import {
  endOfLimit,
  formatLimit,
  onlyOtherEnd,
  otherEndOf,
  readEnds,
  readLimit,
} from '../../../../domain/lender-limits.js';
import { state, type CellReading, type Reader } from './cell-reading.js';
import { figureIn, type Figure, type FigureKind } from './figure-in-cell.js';
import type { Column } from '../../words/columns.js';
import { inPercent, inPounds, inTime, isFraction } from '../../words/units.js';

/** How a kind of figure is written, and its name in sentences. */
interface Figures extends Pick<FigureKind, 'write' | 'isClear' | 'isOther'> {
  readonly what: string;
  readonly hint: string;
}

const AMOUNTS: Figures = {
  write: inPounds,
  // '500 thousand-ish' is not five hundred pounds.
  isClear: (part) => /\d ?(?:[km]|bn|mill?|thousand)|\d,\d{3}|\d{4}/i.test(part),
  isOther: isOtherCurrency,
  what: 'an amount',
  hint: '£25,000 or 25k',
};

const OTHER_RATIO = /gdv|gross dev|\bltc\b|loan to cost|\bcosts?\b/i;
const LTVS: Figures = {
  write: inPercent,
  isClear: (part) => /%|per ?cent|\bpc\b/i.test(part),
  isOther: (statement) => OTHER_RATIO.test(statement),
  what: 'a percentage',
  hint: '70%',
};

const MONTHS: Figures = {
  write: inTime,
  // The '2' of '2 full years' is not two months.
  isClear: (part) => /\d ?\+? ?[a-z]/i.test(part),
  what: 'a length of time',
  hint: '24 months or 2 years',
};

const scores = (field: LimitField): Figures => ({
  write: ({ kind, text }) => (kind === 'percent' ? null : text),
  // In a sentence, a shorter number may count anything, and a longer one may be a year.
  isClear: (part) => /\b\d{3}\b/.test(part),
  what: `the ${labelOf(field)}`,
  hint: declarationOf(field).example,
});

const QUOTED = 60;
const quoted = (text: string): string => `“${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}”`;

const cannotRead = (
  { text }: CellValue,
  end: End | null,
  { what, hint }: Pick<Figures, 'what' | 'hint'>,
): CellReading => {
  const isOther = /\d/.test(text) && isTurned(end, text, text);
  const why = isOther
    ? `The words around the figure in ${quoted(text)} change what it means`
    : `We could not read this as ${what}`;
  return { problem: `${why}, so it was left blank. Write it like ${hint}.` };
};

/** The pairs of fields for the two ends of a range; a lender may state only a maximum LTV. */
const OTHER_ENDS: Partial<Record<LimitField, LimitField>> = {
  minAmount: 'maxAmount',
  maxAmount: 'minAmount',
  minLtv: 'maxLtv',
};

/** A limit, and the field of its other end; null without one. */
interface LimitColumn {
  readonly field: LimitField;
  readonly other: LimitField | null;
  readonly figures: Figures;
}

/** '£5m' for a limit, '£5m+' for no limit above it, 'No maximum' for none. */
const written = (field: LimitField, value: number, isOpen: boolean): string =>
  value === Infinity ? 'No maximum' : `${formatLimit(field, value)}${isOpen ? '+' : ''}`;

/** The remark about a range in a column for one limit. */
const ofRange = ({ field, other }: LimitColumn, { text, note }: Figure, ends: Ends): CellReading => {
  const low = formatLimit(field, ends.low ?? 0);
  const high = written(field, ends.high ?? Infinity, ends.isOpen);
  const isLow = endOfLimit(field) === 'low';
  if (other !== null) {
    const [own, opposite] = isLow ? [low, high] : [high, low];
    const both = `This has two figures: ${low} was read as the minimum and ${high} as the maximum.`;
    return { ...state(field, own, note), otherEnd: { field: other, value: opposite, note: both } };
  }
  if (isLow)
    return state(field, text, note ?? `This has two lengths of time: the shorter, ${low}, was used.`);
  return state(field, high, `This has two figures: the higher, ${high}, was read as the maximum.`);
};

const onlyOther = ({ field, other }: LimitColumn, text: string, value: number): CellReading => {
  const only = `${quoted(text)} has only a ${otherEndOf(field)}`;
  return other === null
    ? { problem: `${only} and no ${labelOf(field)}, so it was left blank.` }
    : {
        problem: `${only}, so it was read as one.`,
        otherEnd: { field: other, value: formatLimit(other, value) },
      };
};

const NO_MAXIMUM_READ = 'This has only a lower figure, so it was read as no maximum.';

const readFigure = (column: LimitColumn, figure: Figure): CellReading => {
  const { field } = column;
  const { text, note } = figure;
  const ends = readEnds(field, text);
  const isLow = endOfLimit(field) === 'low';
  const [own, opposite] = isLow ? [ends?.low, ends?.high] : [ends?.high, ends?.low];
  if (!ends || own === opposite) return state(field, text, !isLow && ends?.isOpen ? NO_MAXIMUM_READ : note);
  if (typeof opposite !== 'number' || opposite === 0 || opposite === Infinity)
    return state(field, text, note);
  // '£0-50k' means up to £50,000.
  if (own === 0) return onlyOther(column, text, opposite);
  return ofRange(column, figure, ends);
};

const limitColumn = ({ fields }: Column, figuresOf: (field: LimitField) => Figures): LimitColumn => {
  const field = fields.find(isLimitField);
  if (field === undefined) throw new TypeError(`A column of ${fields.join(', ')} holds no limit`);
  return { field, other: OTHER_ENDS[field] ?? null, figures: figuresOf(field) };
};

/** Reads the limit of a column, possibly with its other end; a cell with only the other end is never taken for it. */
const limit =
  (figuresOf: (field: LimitField) => Figures): Reader =>
  (cell, at) => {
    const column = limitColumn(at, figuresOf);
    const { field, figures } = column;
    const end = endOfLimit(field);
    const found = (of: End, reads: FigureKind['reads']): Figure | null =>
      figureIn(cell, at, { ...figures, reads, isTurned: (before, after) => isTurned(of, before, after) });
    const own = found(end, (text) => readLimit(field, text) !== null);
    if (own) return readFigure(column, own);
    const opposite = found(end === 'low' ? 'high' : 'low', (text) => onlyOtherEnd(field, text) !== null);
    const value = opposite && onlyOtherEnd(field, opposite.text);
    return opposite && value !== null
      ? onlyOther(column, opposite.text, value)
      : cannotRead(cell, end, figures);
  };

const isRead = ({ values, otherEnd }: CellReading): boolean => values !== undefined || otherEnd !== undefined;

/** Amounts in other currencies are not converted. */
const inSterling =
  (read: Reader): Reader =>
  (cell, column, vocabulary) => {
    const reading = read(cell, column, vocabulary);
    return !isRead(reading) && isOtherCurrency(cell.text)
      ? { problem: `${quoted(cell.text)} is not in pounds, so it was left blank.` }
      : reading;
  };

const NO_MAXIMUM = /\b(?:unlimited|uncapped|no (?:set |fixed )?(?:max|limit|upper|cap))/i;

const readAmountRange: Reader = (cell, column) => {
  const upper = NO_MAXIMUM.test(cell.text) ? { maxAmount: 'No maximum' } : {};
  if (statesNoMaximum(cell.text) && 'maxAmount' in upper) return { values: upper };
  const figure = figureIn(cell, column, {
    ...AMOUNTS,
    reads: (text) => readMoney(text) !== null,
    isTurned: (before, after) => isTurned(null, before, after),
  });
  const ends = figure && readEnds('minAmount', figure.text);
  if (!ends) return cannotRead(cell, null, { what: 'a range of amounts', hint: '£25,000 - £500,000' });
  const { low, high, isOpen } = ends;
  if (low === high && !isOpen) {
    return {
      problem:
        'One amount may be the minimum or the maximum, so it was left blank. Write it like up to £500,000.',
    };
  }
  return {
    values: {
      ...(low !== null && low > 0 && { minAmount: formatPounds(low) }),
      ...(high === null || high === Infinity || isOpen ? upper : { maxAmount: formatPounds(high) }),
    },
    ...(figure.note !== undefined && { problem: figure.note }),
  };
};

const OTHER_RATIO_PROBLEM =
  'This is a share of the gross development value or of costs, not an LTV, so it was left blank.';
const FRACTIONS = 'Numbers up to 1 in this column were read as fractions: 0.6 is 60%.';

/** LTV columns: other ratios are ignored, and bare fractions are percentages. */
const ltv =
  (read: Reader): Reader =>
  (cell, column, vocabulary) => {
    const reading = read(cell, column, vocabulary);
    if (!isRead(reading) && OTHER_RATIO.test(cell.text)) return { problem: OTHER_RATIO_PROBLEM };
    return isFraction(cell, column.units) && reading.problem === undefined
      ? { ...reading, problem: FRACTIONS, ofColumn: true }
      : reading;
  };

const ZERO = /^0+(?:\.0+)?\s*%?$/;

const readSomeMinLtv = ltv(limit(() => LTVS));
const readMinLtvCell: Reader = (cell, column, vocabulary) =>
  ZERO.test(cell.text)
    ? state(column.fields.find(isLimitField), 'No minimum')
    : readSomeMinLtv(cell, column, vocabulary);

/** A single LTV is the maximum; a range has both ends. */
const readLtvRange = ltv((cell, column) => {
  const figure = figureIn(cell, column, {
    ...LTVS,
    reads: (text) => readEnds('maxLtv', text) !== null,
    isTurned: (before, after) => isTurned('high', before, after),
  });
  const ends = figure && readEnds('maxLtv', figure.text);
  if (!ends) return cannotRead(cell, 'high', LTVS);
  const { low, high } = ends;
  if (high === null || high === Infinity) return state('minLtv', figure.text, figure.note);
  if (low === null || low === high) return state('maxLtv', figure.text, figure.note);
  return {
    values: { minLtv: `${low}%`, maxLtv: `${high}%` },
    ...(figure.note !== undefined && { problem: figure.note }),
  };
});

export const LIMIT_READERS = {
  'min-amount': inSterling(limit(() => AMOUNTS)),
  'max-amount': inSterling(limit(() => AMOUNTS)),
  'amount-range': inSterling(readAmountRange),
  months: limit(() => MONTHS),
  number: limit(scores),
  'min-ltv': readMinLtvCell,
  'max-ltv': ltv(limit(() => LTVS)),
  'ltv-range': readLtvRange,
} as const satisfies Record<string, Reader>;
