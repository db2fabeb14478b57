import { lazy, Suspense, useEffect } from 'react';
import { MatchListSkeleton } from '@/features/matching/match-list-skeleton';
import type { LenderSearch } from '@/pages/fact-find/use-lender-search';
import { EmptyState } from '@/shared/ui/states';

const fetchFoundLenders = () => import('@/pages/fact-find/found-lenders');
const FoundLenders = lazy(async () => ({ default: (await fetchFoundLenders()).FoundLenders }));

/** What stands under the form, from nothing to the list. */
export function SearchResults({ search }: { search: LenderSearch }) {
  useFetchOnceUsed();
  switch (search.stage) {
    case 'idle':
      return null;
    case 'searching':
      return <MatchListSkeleton />;
    case 'failed':
      return (
        <EmptyState
          drawing="broken-bridge"
          title="The search did not go through"
          sentence="Everything you entered is still above. Check any field marked in red, or try again in a moment."
        />
      );
    case 'found':
      return (
        <Suspense fallback={<MatchListSkeleton />}>
          <FoundLenders search={search} />
        </Suspense>
      );
  }
}

/** The first screen does not carry the list; its code comes when the reader enters the first field. */
function useFetchOnceUsed(): void {
  useEffect(() => {
    const fetchQuietly = () => void fetchFoundLenders().catch(() => undefined);
    document.addEventListener('focusin', fetchQuietly, { once: true });
    return () => document.removeEventListener('focusin', fetchQuietly);
  }, []);
}
