import { memoized } from '#kernel/memoized.js';
import { recordFrom } from '#kernel/records.js';
import {
  WORD_KINDS,
  type FileWords,
  type FoundWord,
  type KnownWord,
  type UsedWord,
} from '../../../domain/import-term.js';
import type { LenderRow, RowRefusal, RowWord } from './lender-row.js';
import { isTeachable, sayMeaning, WORDS_OF_KIND } from '../words/word-meanings.js';

const COUNTED = 5_000;
const LISTED = 200;
const EXAMPLE_SHOWN = 60;

interface Counted extends RowWord {
  readonly sheet: string;
  rows: number;
  lastRow: string;
}

const foundWord = ({ kind, word, sheet, column, rows, cell }: Counted): FoundWord => ({
  kind,
  word,
  sheet,
  column,
  rows,
  example: cell === null ? null : cell.slice(0, EXAMPLE_SHOWN),
});

/** Products first, because rows without one are rejected; then the most frequent. */
const byWeight = (one: Counted, other: Counted): number =>
  WORD_KINDS.indexOf(one.kind) - WORD_KINDS.indexOf(other.kind) || other.rows - one.rows;

const KEYS = recordFrom(WORD_KINDS, (kind) =>
  memoized((word) => (isTeachable(kind, word) ? WORDS_OF_KIND[kind].keyOf(word) : null)),
);

/** One key for all spellings of a word with one meaning; null for words that cannot be saved. */
const keyOf = ({ kind, word, meaning, known }: RowWord): string | null => {
  const key = KEYS[kind](word);
  return key === null ? null : `${kind}\n${meaning ?? known ?? ''}\n${key}`;
};

/** Counts the rows of a file in which each word occurs. */
export class WordTally {
  private readonly counted = new Map<string, Counted>();
  private leftOut = 0;

  add(reading: LenderRow | RowRefusal): void {
    const { sheet, row } = reading.kind === 'lender' ? reading : reading.issue;
    for (const word of reading.words) {
      const key = keyOf(word);
      if (key !== null) this.count(key, word, sheet, row);
    }
  }

  get found(): FileWords {
    const all = [...this.counted.values()].toSorted(byWeight);
    const unknown = all.filter(({ meaning, known }) => meaning === null && known === null);
    const known = all.flatMap((word): KnownWord[] =>
      word.known === null ? [] : [{ ...foundWord(word), means: word.known }],
    );
    const taught = all.flatMap((word): UsedWord[] => {
      const { kind, meaning } = word;
      return meaning === null ? [] : [{ ...foundWord(word), meaning, means: sayMeaning(kind, meaning) }];
    });
    return {
      unknown: unknown.slice(0, LISTED).map(foundWord),
      unknownLeftOut: this.leftOut + Math.max(0, unknown.length - LISTED),
      taught: taught.slice(0, LISTED),
      known: known.slice(0, LISTED),
    };
  }

  /** Counts a word once per row. */
  private count(key: string, word: RowWord, sheet: string, row: number): void {
    const place = `${row}\n${sheet}`;
    const known = this.counted.get(key);
    if (known) {
      if (known.lastRow !== place) known.rows += 1;
      known.lastRow = place;
    } else if (this.counted.size < COUNTED) {
      this.counted.set(key, { ...word, sheet, rows: 1, lastRow: place });
    } else this.leftOut += 1;
  }
}
