/** What a saved term applies to: a column header, or an entry of a cell. */
export const WORD_KINDS = ['product', 'header', 'property-type', 'place'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** A word from brokers' files, with its meaning according to staff. */
export interface ImportTerm {
  readonly id: string;
  readonly kind: WordKind;
  /** As written. */
  readonly word: string;
  /** One of the kind's meanings. */
  readonly meaning: string;
  readonly taughtAt: Date;
  /** The id of the member of staff who saved it. */
  readonly taughtBy: string | null;
}

/** A word of a file, with the number of rows that have it. */
export interface FoundWord {
  readonly kind: WordKind;
  /** In its first spelling. */
  readonly word: string;
  readonly sheet: string;
  /** 'D (Min loan)' */
  readonly column: string | null;
  readonly rows: number;
  /** For a header, the first cell of its column. */
  readonly example: string | null;
}

/** A saved term that was used to read a file. */
export interface UsedWord extends FoundWord {
  readonly meaning: string;
  /** The meaning in words. */
  readonly means: string;
}

/** A known word with its meaning. */
export interface KnownWord extends FoundWord {
  /** In words. */
  readonly means: string;
}

/** Unknown words of a file, saved terms used, and known words; only the most frequent if there are many. */
export interface FileWords {
  readonly unknown: readonly FoundWord[];
  readonly unknownLeftOut: number;
  readonly taught: readonly UsedWord[];
  readonly known: readonly KnownWord[];
}
