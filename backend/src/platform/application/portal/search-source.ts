/** In the order in which they are shown. */
export const SEARCH_KINDS = ['applications', 'partners', 'lenders', 'submissions'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What an application asks for, and its stage. */
export interface FoundFunding {
  readonly fundingType: string;
  readonly amount: string;
  /** Whether a partner gave both, in its own words. */
  readonly byPartner: boolean;
  readonly stage: string;
}

/** A record that a search found. */
export interface SearchResult {
  readonly id: string;
  readonly name: string;
  /** Distinguishes records of the same name. */
  readonly details: readonly string[];
  /** Its application; null if it has its own screen. */
  readonly applicationId: string | null;
  /** Distinguishes applications of one company; null for other kinds. */
  readonly funding: FoundFunding | null;
}

/** Records of one kind that staff can find from any screen, contributed by their module. */
export abstract class SearchSource {
  abstract readonly kind: SearchKind;
  /** Names that begin with the text first, then the newest. */
  abstract search(text: string, most: number): Promise<readonly SearchResult[]>;
}
