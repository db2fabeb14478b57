const LONGEST = 400;
const MOST_WORDS = 40;

const BRACKETS = /\([^()]*\)?|\[[^[\]]*\]?/g;
/** Where one statement ends and the next begins; a comma within thousands and the point of a fraction are no end. */
const ENDS = /[;|\r\n]|\.\s+(?=\S)|,(?!\d{3}(?!\d))|\s\/\s|\/(?=\s*[£\d])|\s(?:but|otherwise)\s/i;

const hasFigure = (text: string): boolean => /\d/.test(text);

/** Every run of words but the whole, the longest first, and what is left without it. */
const runsOf = (statement: string): { readonly run: string; readonly rest: string }[] => {
  const parts = statement.split(/\s+/);
  if (parts.length > MOST_WORDS) return [];
  const lengths = Array.from(parts, (_, index) => parts.length - 1 - index).filter((length) => length > 0);
  return lengths.flatMap((length) =>
    Array.from({ length: parts.length - length + 1 }, (_, start) => ({
      run: parts.slice(start, start + length).join(' '),
      rest: parts.toSpliced(start, length).join(' '),
    })),
  );
};

/** The longest run of words that reads as a figure, with no other figure beside it: '70%' of '70% on flats'. */
const figureWithin = (statement: string, reads: (part: string) => boolean): string | null => {
  const found = runsOf(statement).find(({ run }) => hasFigure(run) && reads(run));
  return found && !hasFigure(found.rest) ? found.run : null;
};

/** How a figure reads on its own, and when it is clear enough to be taken out of a sentence. */
export interface FigureReading {
  readonly reads: (part: string) => boolean;
  /** Its unit is written beside it: '2' of '2 full years' is not two months. */
  readonly isClear: (part: string) => boolean;
  /** Of statements that say this, no figure is meant: '65% of GDV' is no LTV. */
  readonly isOther?: (statement: string) => boolean;
}

/**
 * The part of a text that states a figure in general, where its other figures are for special cases: '£10m' of
 * '£10m (up to £25m for portfolios)', '70%' of '70% / 60% interest-only'. Null where none is plainly general.
 */
export const generalFigure = (
  text: string,
  { reads, isClear, isOther = () => false }: FigureReading,
): string | null => {
  if (text.length > LONGEST) return null;
  const statements = text
    .replace(BRACKETS, ';')
    .split(ENDS)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isOther(part));
  const general = [...new Set(statements.filter(reads))];
  if (general.length > 0) return general.length === 1 ? (general[0] ?? null) : null;
  const [only, ...more] = statements.filter(hasFigure);
  if (only === undefined || more.length > 0) return null;
  return figureWithin(only, (part) => isClear(part) && reads(part));
};
