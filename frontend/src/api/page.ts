/** A page of a list, as our API sends it: an array, with its total and its neighbours in the headers. */
export interface Page<Row> {
  items: readonly Row[];
  /** How many there are on all pages. */
  total: number;
  /** The cursors of the pages beside it; null where there is none. */
  next: string | null;
  previous: string | null;
}

/** Reads a list's answer, for `transformResponse`. */
export function pageOf<Row>(items: readonly Row[], headers: Headers | undefined): Page<Row> {
  const links = headers?.get('Link') ?? '';
  const total = Number(headers?.get('X-Total-Count') ?? items.length);
  return { items, total, next: cursorIn(links, 'next'), previous: cursorIn(links, 'prev') };
}

/** RFC 8288: `</api/admin/lenders?limit=50&cursor=abc>; rel="next"`, separated by commas. */
function cursorIn(links: string, relation: string): string | null {
  for (const [, target = '', name] of links.matchAll(/<([^>]*)>\s*;\s*rel="(\w+)"/g)) {
    if (name === relation) return new URL(target, window.location.origin).searchParams.get('cursor');
  }
  return null;
}
