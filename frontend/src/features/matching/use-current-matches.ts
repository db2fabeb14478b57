import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { MatchAnswer } from '@/features/matching/match-answer';
import { useCurrentMatchesQuery, type Enquiry } from '@/features/matching/matching-api';
import { isFailure } from '@/shared/lib/failure';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

/** Long, because a partner has a limited number of requests an hour. */
const PAUSE_MS = 600;

interface CurrentMatches {
  /** Null while nothing is known, or if the request failed. */
  answer: MatchAnswer | null;
  /** Whether the answer is for earlier values, and the next one is on its way. */
  outdated: boolean;
}

/** The lenders for an enquiry that is being typed. Failures are silent; after a 429 it sends no more requests. */
export function useCurrentMatches(enquiry: Enquiry | null): CurrentMatches {
  const [rateLimited, setRateLimited] = useState(false);
  const { data, currentData, error, isFetching, isCurrent } = useDebouncedQuery(
    useCurrentMatchesQuery,
    enquiry === null || rateLimited ? skipToken : enquiry,
    PAUSE_MS,
  );
  if (!rateLimited && isFailure(error) && error.status === 429) setRateLimited(true);

  if (enquiry === null || rateLimited) return { answer: null, outdated: false };
  const outdated = !isCurrent || isFetching;
  return { answer: (outdated ? data : currentData) ?? null, outdated };
}
