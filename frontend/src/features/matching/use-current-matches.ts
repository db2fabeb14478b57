import { useEffect, useState } from 'react';
import type { MatchAnswer } from '@/features/matching/match-answer';
import { useLazyCurrentMatchesQuery, type Enquiry } from '@/features/matching/matching-api';
import { isFailure } from '@/shared/lib/failure';

/** Waits until whoever types pauses; a partner has so many answers an hour. */
const PAUSE_MS = 600;

interface CurrentMatches {
  /** Null where nothing is known, or nothing could be found out. */
  answer: MatchAnswer | null;
  /** Whether the answer is about what stood there before, and the next one is on its way. */
  outdated: boolean;
}

/** Who would lend, asked while an enquiry is typed. A failure is not said; where the server wants to be left alone, it is. */
export function useCurrentMatches(enquiry: Enquiry | null): CurrentMatches {
  const [ask, { data, currentData, originalArgs, isFetching }] = useLazyCurrentMatchesQuery();
  const [refused, setRefused] = useState(false);
  const text = enquiry && JSON.stringify(enquiry);

  useEffect(() => {
    if (text === null || refused) return;
    let asked: ReturnType<typeof ask> | null = null;
    const pause = setTimeout(() => {
      asked = ask(JSON.parse(text) as Enquiry, true);
      asked.unwrap().catch((failure: unknown) => {
        if (isFailure(failure) && failure.status === 429) setRefused(true);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asked?.abort();
    };
  }, [ask, text, refused]);

  if (text === null) return { answer: null, outdated: false };
  const asked = JSON.stringify(originalArgs) === text;
  const outdated = !refused && (!asked || isFetching);
  return { answer: (outdated ? data : asked && currentData) || null, outdated };
}
