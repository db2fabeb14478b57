import type { SearchResult, SearchResults } from '@/features/search/search-api';
import { adminPaths, applicationPath } from '@/shared/frame/paths';

interface SearchGroup {
  readonly kind: keyof SearchResults;
  readonly title: string;
  readonly pathOf: (result: SearchResult) => string;
}

/** Kinds of results, in display order. */
export const SEARCH_GROUPS: readonly SearchGroup[] = [
  { kind: 'applications', title: 'Applications', pathOf: ({ id }) => applicationPath(id) },
  { kind: 'partners', title: 'Partners', pathOf: ({ id }) => `${adminPaths.introducers}?id=${id}` },
  { kind: 'lenders', title: 'Lenders', pathOf: ({ id }) => `${adminPaths.lenders}?id=${id}` },
  {
    kind: 'submissions',
    title: 'Submissions by reference',
    pathOf: ({ id, applicationId }) => applicationPath(applicationId ?? id),
  },
];
