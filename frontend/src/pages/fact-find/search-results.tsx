import { useEffect } from 'react';
import type { LaterAnswers } from '@/features/applications/applicant/applications-api';
import type { LenderSearch } from '@/pages/fact-find/use-lender-search';
import { lazyPart } from '@/shared/ui/lazy-part';

const fetchSkeleton = () => import('@/features/matching/match-list-skeleton');
const fetchFoundLenders = () => import('@/pages/fact-find/found-lenders');
const MatchListSkeleton = lazyPart(async () => (await fetchSkeleton()).MatchListSkeleton);
const FoundLenders = lazyPart(async () => (await fetchFoundLenders()).FoundLenders, <MatchListSkeleton />);

interface SearchResultsProps {
  search: LenderSearch;
  formId: string;
  onAnswer: (answers: LaterAnswers) => Promise<void>;
}

/** Everything below the form: nothing, progress, an error or the list. */
export function SearchResults({ search, formId, onAnswer }: SearchResultsProps) {
  const { searching, found, fresh, outdated } = search;
  useFetchOnceUsed();
  if (searching) return <MatchListSkeleton />;
  if (!found) return null;
  return <FoundLenders found={found} fresh={fresh} outdated={outdated} formId={formId} onAnswer={onAnswer} />;
}

/** Loads the code of the list when the user first focuses a field, which keeps it out of the first load. */
function useFetchOnceUsed(): void {
  useEffect(() => {
    const fetchQuietly = () =>
      void Promise.all([fetchSkeleton(), fetchFoundLenders()]).catch(() => undefined);
    document.addEventListener('focusin', fetchQuietly, { once: true });
    return () => document.removeEventListener('focusin', fetchQuietly);
  }, []);
}
