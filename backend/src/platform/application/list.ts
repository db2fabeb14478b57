/** The orders of a list that declares no others. */
export const ORDERS_BY_AGE = ['newest', 'oldest'] as const;
export type OrderByAge = (typeof ORDERS_BY_AGE)[number];

/** A request for a page; by default the newest records. */
export interface ListRequest<Order extends string> {
  readonly sort?: Order;
  readonly limit?: number;
  /** `next` of the previous page. */
  readonly cursor?: string;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Total number of records. */
  readonly total: number;
  /** Whether `total` is only a lower bound, because counting stopped there. */
  readonly totalIsLeast?: boolean;
  /** Where the next page starts; null on the last. */
  readonly next: string | null;
}

/** Default and maximum page size. */
export const MAX_LIST_LENGTH = 1_000;
/** Counting matches stops here; the total is then a lower bound. */
export const COUNT_LIMIT = 10_000;
