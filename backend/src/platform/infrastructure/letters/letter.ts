/** Formatted amounts. */
export interface ShownAmounts {
  readonly net: string;
  readonly vat: string;
  readonly total: string;
}

/** An entry of a statement, as in its letter. */
export interface LetterEntry extends ShownAmounts {
  readonly earnedOn: string;
  /** Null without a case. */
  readonly companyName: string | null;
  readonly how: string;
}

export type LetterPart =
  | { readonly kind: 'paragraphs'; readonly texts: readonly string[] }
  | { readonly kind: 'entries'; readonly entries: readonly LetterEntry[]; readonly total: ShownAmounts }
  | { readonly kind: 'note'; readonly lines: readonly string[] }
  | { readonly kind: 'small-print'; readonly lines: readonly string[] };

/** The content of a letter, as plain data for another thread. */
export interface Letter {
  /** The document's title; the page has its own heading. */
  readonly title: string;
  /** The letter's own time, so that it always has the same bytes. */
  readonly at: Date;
  /** The addressee. */
  readonly address: readonly string[];
  readonly heading: string;
  /** Lines below the heading, such as its number and date. */
  readonly facts: readonly string[];
  readonly parts: readonly LetterPart[];
}
