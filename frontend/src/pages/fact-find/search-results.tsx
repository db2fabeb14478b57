import { lazy, Suspense, useEffect } from 'react';
import { MatchListSkeleton } from '@/features/matching/match-list-skeleton';
import type { LenderSearch } from '@/pages/fact-find/use-lender-search';

const fetchFoundLenders = () => import('@/pages/fact-find/found-lenders');
const FoundLenders = lazy(async () => ({ default: (await fetchFoundLenders()).FoundLenders }));

/** What stands under the form, from nothing to the list. */
export function SearchResults({ search, formId }: { search: LenderSearch; formId: string }) {
  const { searching, found, fresh, outdated } = search;
  useFetchOnceUsed();
  if (searching) return <MatchListSkeleton />;
  if (!found) return null;
  return (
    <Suspense fallback={<MatchListSkeleton />}>
      <FoundLenders found={found} fresh={fresh} outdated={outdated} formId={formId} />
    </Suspense>
  );
}

/** The first screen does not carry the list; its code comes when the reader enters the first field. */
function useFetchOnceUsed(): void {
  useEffect(() => {
    const fetchQuietly = () => void fetchFoundLenders().catch(() => undefined);
    document.addEventListener('focusin', fetchQuietly, { once: true });
    return () => document.removeEventListener('focusin', fetchQuietly);
  }, []);
}
