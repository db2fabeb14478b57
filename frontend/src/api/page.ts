import type { TagType } from '@/api/api';
import type { RequestArgs } from '@/api/base-query';

/** A page of a list: an array with its total and links in the headers. */
export interface Page<Row> {
  items: readonly Row[];
  /** Total number of records. */
  total: number;
  /** Whether `total` is only a lower bound. */
  totalIsLeast?: boolean;
  /** The cursor of the next page; null on the last. */
  next: string | null;
}

/** A list query for `build.query`. */
export const listOf = <Row>(url: string, ...kinds: readonly TagType[]) => ({
  query: (params: NonNullable<RequestArgs['params']>): RequestArgs => ({ url, params }),
  transformResponse: pageOf<Row>,
  providesTags: kinds,
});

/** Reads a list response, for `transformResponse`. */
export function pageOf<Row>(items: readonly Row[], headers: Headers | undefined): Page<Row> {
  const links = headers?.get('Link') ?? '';
  const total = Number(headers?.get('X-Total-Count') ?? items.length);
  const totalIsLeast = headers?.get('X-Total-Count-Is') === 'least';
  return { items, total, ...(totalIsLeast && { totalIsLeast }), next: cursorIn(links) };
}

/** RFC 8288: `</api/admin/lenders?limit=50&cursor=abc>; rel="next"`. */
function cursorIn(links: string): string | null {
  const [, target] = /<([^>]*)>\s*;\s*rel="next"/.exec(links) ?? [];
  return target === undefined ? null : new URL(target, window.location.origin).searchParams.get('cursor');
}
