import type { LenderView } from './lender-view.js';

/** What a caller of the lenders' list may ask for; nothing asked is the newest lenders. */
export interface LenderListRequest {
  /** Part of a name, compared as names are. */
  readonly q?: string;
  readonly isActive?: 'true' | 'false';
  readonly sort?: 'newest' | 'name';
  readonly limit?: number;
  /** The `next` of the page before. */
  readonly cursor?: string;
}

export interface LenderPage {
  readonly lenders: readonly LenderView[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Where the next page starts; null on the last. */
  readonly next: string | null;
}

/** Without a limit, a list ends here. */
export const LONGEST_LENDER_LIST = 1_000;

export abstract class LenderLists {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: LenderListRequest): Promise<LenderPage>;
}
