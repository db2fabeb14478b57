/** In the order in which they are shown. */
export const SEARCH_KINDS = ['applications', 'partners', 'lenders', 'submissions'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A record that a search found. */
export interface SearchResult {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of the same name. */
  readonly details: readonly string[];
  /** The application that it belongs to; null where it has a screen of its own. */
  readonly applicationId: string | null;
}

/** Records of one kind that staff can find from any screen, in whichever module keeps them. */
export abstract class SearchSource {
  abstract readonly kind: SearchKind;
  /** Those whose names begin with the text first, then the newest. */
  abstract search(text: string, most: number): Promise<readonly SearchResult[]>;
}
