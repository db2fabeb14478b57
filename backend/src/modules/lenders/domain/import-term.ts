/** What a word can be taught as: the header of a column, or an entry of a cell. */
export const WORD_KINDS = ['product', 'header', 'property-type', 'place'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** A word of brokers' files, and what staff have said that it means. */
export interface ImportTerm {
  readonly id: string;
  readonly kind: WordKind;
  /** As it was written. */
  readonly word: string;
  /** One of the kind's meanings. */
  readonly meaning: string;
  readonly taughtAt: Date;
  /** Whoever of the staff taught it, by id. */
  readonly taughtBy: string | null;
}

/** A word that a file has, and in how many of its rows. */
export interface FoundWord {
  readonly kind: WordKind;
  /** As it is first written. */
  readonly word: string;
  readonly sheet: string;
  /** 'D (Min loan)' */
  readonly column: string | null;
  readonly rows: number;
  /** Of a header, what stands first in its column. */
  readonly example: string | null;
}

/** A taught word by which a file was read. */
export interface UsedWord extends FoundWord {
  readonly meaning: string;
  /** The meaning as a person reads it. */
  readonly means: string;
}

/** A word that the tables know, with what it was read as. */
export interface KnownWord extends FoundWord {
  /** As a person reads it. */
  readonly means: string;
}

/**
 * Which words of a file nobody has taught yet, which were read as taught, and which as the tables know them; of very
 * many the most frequent.
 */
export interface FileWords {
  readonly unknown: readonly FoundWord[];
  readonly unknownLeftOut: number;
  readonly taught: readonly UsedWord[];
  readonly known: readonly KnownWord[];
}
