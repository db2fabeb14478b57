import type { Contributions } from '#platform/application/contributions.js';
import {
  SearchSource,
  type SearchKind,
  type SearchResult,
} from '#platform/application/portal/search-source.js';

const MAX_OF_EACH = 8;

/** Searches all records of the staff portal. */
export class SearchAll {
  constructor(private readonly contributions: Contributions) {}

  /** At most eight of each kind; none for a text without letters and digits. */
  async execute(text: string): Promise<Readonly<Record<SearchKind, readonly SearchResult[]>>> {
    const sources = /[\p{L}\p{N}]/u.test(text) ? this.contributions.of(SearchSource) : [];
    const found = await Promise.all(
      sources.map(async (source) => [source.kind, await source.search(text, MAX_OF_EACH)] as const),
    );
    const none = { applications: [], partners: [], lenders: [], submissions: [] };
    return { ...none, ...Object.fromEntries(found) };
  }
}
