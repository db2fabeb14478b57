const LONGEST = 400;
const MAX_WORDS = 40;

const BRACKETS = /\([^()]*\)?|\[[^[\]]*\]?/g;
/** The separators between statements; not a comma within thousands or a decimal point. */
const ENDS = /[;|\r\n]|\.\s+(?=\S)|,(?!\d{3}(?!\d))|\s\/\s|\/(?=\s*[£\d])|\s(?:but|otherwise)\s/i;

/** '£1/2m' may be half a million, or one of two figures. */
const FRACTION = /(?<![\d.,/])\d\/\d(?![\d.,/])/;

const hasFigure = (text: string): boolean => /\d/.test(text);

interface Run {
  readonly run: string;
  readonly before: string;
  readonly after: string;
}

/** Every run of words except the whole, the longest first, with its surroundings. */
const runsOf = (statement: string): Run[] => {
  const parts = statement.split(/\s+/);
  if (parts.length > MAX_WORDS) return [];
  const lengths = Array.from(parts, (_, index) => parts.length - 1 - index).filter((length) => length > 0);
  return lengths.flatMap((length) =>
    Array.from({ length: parts.length - length + 1 }, (_, start) => ({
      run: parts.slice(start, start + length).join(' '),
      before: parts.slice(0, start).join(' '),
      after: parts.slice(start + length).join(' '),
    })),
  );
};

/** How to read a figure on its own, and when it is clear enough to be taken from a sentence. */
export interface FigureReading {
  readonly reads: (part: string) => boolean;
  /** Its unit is beside it: '2' in '2 full years' is not two months. */
  readonly isClear: (part: string) => boolean;
  /** Statements about something else: '65% of GDV' is not an LTV. */
  readonly isOther?: (statement: string) => boolean;
  /** The surroundings change its meaning: 'not 24 months', '600 (maximum)'. */
  readonly isTurned: (before: string, after: string) => boolean;
}

/** The longest run of words that reads as a figure, with no other figure beside it: '70%' in '70% on flats'. */
const figureWithin = (statement: string, { reads, isClear, isTurned }: FigureReading): string | null => {
  const found = runsOf(statement).find(({ run }) => hasFigure(run) && isClear(run) && reads(run));
  if (!found || hasFigure(found.before + found.after)) return null;
  return isTurned(found.before, found.after) ? null : found.run;
};

/** The single statement that is a figure, or else the figure in the single statement with one. */
const figureAmong = (statements: readonly string[], reading: FigureReading): string | null => {
  const general = [...new Set(statements.filter(reading.reads))];
  if (general.length > 0) return general.length === 1 ? (general[0] ?? null) : null;
  const [only, ...more] = statements.filter(hasFigure);
  return only === undefined || more.length > 0 ? null : figureWithin(only, reading);
};

const partsOf = (text: string): string[] =>
  text
    .split(ENDS)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The general figure of a text whose other figures are for special cases: '£10m' in '£10m (up to £25m for
 * portfolios)', '70%' in '70% / 60% interest-only'. Null if none is clearly general.
 */
export const generalFigure = (text: string, reading: FigureReading): string | null => {
  if (text.length > LONGEST) return null;
  const { isOther = () => false, isTurned } = reading;
  const general = text.replace(BRACKETS, ';');
  if (FRACTION.test(general)) return null;
  const statements = partsOf(general).filter((part) => !isOther(part));
  const figure = figureAmong(statements, reading);
  const otherThan = [
    ...statements,
    ...(text.match(BRACKETS) ?? []).map((inner) => inner.replace(/[()[\]]/g, '')),
  ];
  return otherThan.some((part) => !hasFigure(part) && part !== figure && isTurned('', part)) ? null : figure;
};
