import { formatMonths, readDuration } from '#shared/domain/duration.js';
import { declarationOf, labelOf, type LimitField, type LimitKind } from '#shared/domain/lender-fields.js';
import { formatPounds, readMoney, type MoneySpan } from '#shared/domain/money.js';
import { statesNoMaximum } from '#shared/domain/no-limit.js';
import { plain } from '#shared/domain/text.js';
import type { CellValue } from '#shared/application/spreadsheet/workbook-reader.js';
import { readLimit, readLimitOfKind } from '../../domain/lender-limits.js';
import { state, type CellReading, type Reader } from './cell-reading.js';
import type { Column } from './columns.js';
import { figureIn, type Figure, type FigureKind } from './figure-in-cell.js';
import { inPercent, inPounds, inTime, isFraction } from './units.js';

const cannotRead = (what: string, hint: string): CellReading => ({
  problem: `We could not read this as ${what}, so it was left blank. Write it like ${hint}.`,
});

/** Read as the directory will read it when it is stored, which remembers what a text means. */
const readsAs =
  (kind: LimitKind) =>
  (text: string): boolean =>
    readLimitOfKind(kind, text) !== null;

const amountKind = (reads: (text: string) => boolean): FigureKind => ({
  write: inPounds,
  reads,
  // '500 thousand-ish' is not five hundred pounds.
  isClear: (part) => /\d ?(?:[km]|bn|mill?|thousand)|\d,\d{3}|\d{4}/i.test(part),
});

const onlyOther = (other: LimitField, value: string, end: string): CellReading => ({
  problem: `Names only a ${end}, so it was read as one.`,
  otherEnd: { field: other, value },
});

const bothEnds = (low: string, high: string): string =>
  `Names two figures, so ${low} was read as the minimum and ${high} as the maximum.`;

const upperText = ({ to, openEnded }: MoneySpan): string => `${formatPounds(to)}${openEnded ? '+' : ''}`;

const readMinAmountCell: Reader = (cell, column) => {
  const figure = figureIn(cell, column, amountKind(readsAs('min-amount')));
  if (!figure) return cannotRead('an amount', '£25,000 or 25k');
  const span = readMoney(figure.text);
  if (!span || span.from === span.to) return state('minAmount', figure.text, figure.note);
  const [low, high] = [formatPounds(span.from), upperText(span)];
  if (span.from === 0) return onlyOther('maxAmount', high, 'maximum');
  return {
    ...state('minAmount', low, figure.note),
    otherEnd: { field: 'maxAmount', value: high, note: bothEnds(low, high) },
  };
};

const NAMES_MINIMUM = /^(?:from|min|at least|starting)/;

const readMaxAmountCell: Reader = (cell, column) => {
  const figure = figureIn(cell, column, amountKind(readsAs('max-amount')));
  if (!figure) return cannotRead('an amount', '£500,000 or 500k');
  const { text, note } = figure;
  const span = readMoney(text);
  if (!span) return state('maxAmount', text, note);
  if (span.from === 0 || (span.from === span.to && !span.openEnded)) return state('maxAmount', text, note);
  const low = formatPounds(span.from);
  if (span.from === span.to && NAMES_MINIMUM.test(plain(text))) return onlyOther('minAmount', low, 'minimum');
  if (span.from === span.to)
    return state('maxAmount', text, 'Names only a lower figure, so it was read as no maximum.');
  const high = upperText(span);
  return {
    ...state('maxAmount', high, note),
    otherEnd: { field: 'minAmount', value: low, note: bothEnds(low, high) },
  };
};

const NO_MAXIMUM = /\b(?:unlimited|uncapped|no (?:set |fixed )?(?:max|limit|upper|cap))/i;

const readAmountRange: Reader = (cell, column) => {
  const upper = NO_MAXIMUM.test(cell.text) ? { maxAmount: 'No maximum' } : {};
  if (statesNoMaximum(cell.text) && 'maxAmount' in upper) return { values: upper };
  const figure = figureIn(
    cell,
    column,
    amountKind((text) => readMoney(text) !== null),
  );
  const range = figure && readMoney(figure.text);
  if (!range) return cannotRead('a range of amounts', '£25,000 - £500,000');
  if (range.from === range.to && !range.openEnded) {
    return {
      problem:
        'One amount may be the minimum or the maximum, so it was left blank. Write it like up to £500,000.',
    };
  }
  return {
    values: {
      ...(range.from > 0 && { minAmount: formatPounds(range.from) }),
      ...(range.openEnded ? upper : { maxAmount: formatPounds(range.to) }),
    },
    ...(figure.note !== undefined && { problem: figure.note }),
  };
};

const OTHER_RATIO = /gdv|gross dev|\bltc\b|loan to cost|\bcosts?\b/i;
const OTHER_RATIO_PROBLEM =
  'A share of the gross development value or of costs is no LTV, so it was left blank.';
const FRACTIONS = 'Numbers up to 1 in this column were read as fractions: 0.6 is 60%.';

interface Ends {
  readonly low: number | null;
  readonly high: number | null;
}

/** What the cell of any LTV column says, or why it says nothing. */
const ltvIn = (cell: CellValue, column: Column): (Figure & Ends) | { readonly problem: CellReading } => {
  const figure = figureIn(cell, column, {
    write: inPercent,
    reads: (text) => readLimit('minLtv', text) !== null || readLimit('maxLtv', text) !== null,
    isClear: (part) => /%|per ?cent|\bpc\b/i.test(part),
    isOther: (statement) => OTHER_RATIO.test(statement),
  });
  if (figure)
    return { ...figure, low: readLimit('minLtv', figure.text), high: readLimit('maxLtv', figure.text) };
  if (OTHER_RATIO.test(cell.text)) return { problem: { problem: OTHER_RATIO_PROBLEM } };
  return { problem: cannotRead('a percentage', '70%') };
};

type LtvReader = (figure: Figure & Ends, column: Column) => CellReading;

const ltv =
  (read: LtvReader): Reader =>
  (cell, column) => {
    const found = ltvIn(cell, column);
    if ('problem' in found) return found.problem;
    const reading = read(found, column);
    return isFraction(cell, column.units) && reading.problem === undefined
      ? { ...reading, problem: FRACTIONS, ofColumn: true }
      : reading;
  };

const readMaxLtvCell = ltv(({ text, note, low, high }) => {
  if (high === null) return { problem: 'Names only a minimum, so the maximum was left blank.' };
  if (low === null || low >= high || low === 0) return state('maxLtv', text, note);
  return state('maxLtv', `${high}%`, `Names two figures, so the higher, ${high}%, was read as the maximum.`);
});

const readSomeMinLtv = ltv(({ text, note, low, high }) => {
  if (low === null) return onlyOther('maxLtv', `${high ?? 0}%`, 'maximum');
  if (high === null || low >= high || low === 0) return state('minLtv', text, note);
  return {
    ...state('minLtv', `${low}%`, note),
    otherEnd: { field: 'maxLtv', value: `${high}%`, note: bothEnds(`${low}%`, `${high}%`) },
  };
});

const ZERO = /^0+(?:\.0+)?\s*%?$/;

const readMinLtvCell: Reader = (cell, column, vocabulary) =>
  ZERO.test(cell.text) ? state('minLtv', 'No minimum') : readSomeMinLtv(cell, column, vocabulary);

/** One LTV is the most a lender lends at; a range has both ends. */
const readLtvRange = ltv(({ text, note, low, high }) => {
  if (high === null || high === Infinity) return state('minLtv', text, note);
  if (low === null || low === high || low === 0) return state('maxLtv', text, note);
  return {
    values: { minLtv: `${low}%`, maxLtv: `${high}%` },
    ...(note !== undefined && { problem: note }),
  };
});

const MONTHS: FigureKind = {
  write: inTime,
  reads: readsAs('months'),
  // The '2' of '2 full years' is not two months.
  isClear: (part) => /\d ?\+? ?[a-z]/i.test(part),
};

const readMonthsCell: Reader = (cell, column) => {
  const figure = figureIn(cell, column, MONTHS);
  if (!figure) return cannotRead('a length of time', '24 months or 2 years');
  const span = readDuration(figure.text);
  const isRange = span !== null && !span.startUp && span.from < span.to && span.to !== Infinity;
  const shorter = isRange ? `Names two lengths, so the shorter, ${formatMonths(span.from)}, was read.` : null;
  return state(column.fields[0], figure.text, figure.note ?? shorter ?? undefined);
};

const NUMBER: FigureKind = {
  write: ({ kind, text }) => (kind === 'percent' ? null : text),
  reads: readsAs('number'),
  // A shorter number in a sentence may count anything, and a longer one may be a year.
  isClear: (part) => /\b\d{3}\b/.test(part),
};

const readNumberCell: Reader = (cell, column) => {
  const [field] = column.fields;
  const figure = figureIn(cell, column, NUMBER);
  if (figure) return state(field, figure.text, figure.note);
  return field ? cannotRead(`the ${labelOf(field)}`, declarationOf(field).example) : {};
};

export const LIMIT_READERS = {
  'min-amount': readMinAmountCell,
  'max-amount': readMaxAmountCell,
  'amount-range': readAmountRange,
  months: readMonthsCell,
  number: readNumberCell,
  'min-ltv': readMinLtvCell,
  'max-ltv': readMaxLtvCell,
  'ltv-range': readLtvRange,
} as const satisfies Record<string, Reader>;
