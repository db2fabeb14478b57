/** Amounts as they are shown. */
export interface ShownAmounts {
  readonly net: string;
  readonly vat: string;
  readonly total: string;
}

/** An entry of a statement as its letter shows it. */
export interface LetterEntry extends ShownAmounts {
  readonly earnedOn: string;
  /** Null where it is about no case. */
  readonly companyName: string | null;
  readonly how: string;
}

export type LetterPart =
  | { readonly kind: 'paragraphs'; readonly texts: readonly string[] }
  | { readonly kind: 'entries'; readonly entries: readonly LetterEntry[]; readonly total: ShownAmounts }
  | { readonly kind: 'note'; readonly lines: readonly string[] }
  | { readonly kind: 'small-print'; readonly lines: readonly string[] };

/** What a letter of the firm says, in texts alone: it is drawn in another thread. */
export interface Letter {
  /** Of the document; the heading is the one on the page. */
  readonly title: string;
  /** The letter's own time: the same letter has the same bytes whenever it is drawn. */
  readonly at: Date;
  /** To whom it goes. */
  readonly address: readonly string[];
  readonly heading: string;
  /** Which it is, and of when. */
  readonly facts: string;
  readonly parts: readonly LetterPart[];
}
