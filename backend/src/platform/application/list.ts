/** The orders of a list that has no others. */
export const ORDERS_BY_AGE = ['newest', 'oldest'] as const;
export type OrderByAge = (typeof ORDERS_BY_AGE)[number];

/** What a caller of a list may ask for; nothing asked is the newest entries. */
export interface ListRequest<Order extends string> {
  readonly sort?: Order;
  readonly limit?: number;
  /** The `next` of the page before. */
  readonly cursor?: string;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Total number of records. */
  readonly total: number;
  /** Whether there may be more than that: counting ended there. */
  readonly totalIsLeast?: boolean;
  /** Where the next page starts; null on the last. */
  readonly next: string | null;
}

/** Without a limit, a list ends here. */
export const MAX_LIST_LENGTH = 1_000;
/** Where what matches is no longer counted: there are so many, or more. */
export const COUNT_LIMIT = 10_000;
