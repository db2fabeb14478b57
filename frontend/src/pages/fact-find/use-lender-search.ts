import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type LaterAnswers,
  useAnswerQuestionsMutation,
  useSubmitApplicationMutation,
} from '@/features/applications/applicant/applications-api';
import type { FactFindAnswers } from '@/features/fact-find/fact-find-answers';
import { referralAnswers } from '@/features/referral-links/referral-in-tab';
import { useMatchLendersMutation } from '@/features/matching/matching-api';
import { type FoundLenders, searchKeptAt } from '@/pages/fact-find/kept-search';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';
import { useToast } from '@/shared/ui/toast-context';

export interface LenderSearch {
  searching: boolean;
  found: FoundLenders | null;
  /** Just found: false after leaving the page or a failed search. */
  fresh: boolean;
  /** An answer has been changed since. */
  outdated: boolean;
}

const NOTHING: LenderSearch = { searching: false, found: null, fresh: false, outdated: false };

const same = (one: FactFindAnswers, other: FactFindAnswers): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Matches the answers, saves them as an application, then shows the matches. Restores them when the user returns to
 * the page in the same tab.
 */
export function useLenderSearch(place: string) {
  const [store] = useState(() => searchKeptAt(place));
  const [before] = useState(() => store.load());
  const [search, setSearch] = useState<LenderSearch>(
    before.found ? { ...NOTHING, found: before.found } : NOTHING,
  );
  const [matchLenders] = useMatchLendersMutation();
  const [submitApplication] = useSubmitApplicationMutation();
  const [answerQuestions] = useAnswerQuestionsMutation();
  const [answered, setAnswered] = useState<LaterAnswers | null>(null);
  // Whether the form follows the answers given beside the results.
  const following = useRef(false);
  const keyOf = useSubmissionKey(before.sent);
  const toast = useToast();
  // The form's current answers, which may change while a search runs.
  const current = useRef<FactFindAnswers | null>(null);

  useEffect(() => {
    if (search.found) store.keep({ found: search.found });
  }, [store, search.found]);

  const run = async (answers: FactFindAnswers): Promise<void> => {
    setSearch((now) => ({ ...now, searching: true }));
    try {
      const answer = await matchLenders(answers).unwrap();
      const application = { ...answers, ...referralAnswers() };
      const idempotencyKey = keyOf(application);
      const before = search.found;
      const completed = before?.completed === true && same(before.answers, answers);
      if (!completed) store.keep({ sent: { answers: JSON.stringify(application), key: idempotencyKey } });
      const receipt = completed
        ? before.receipt
        : await submitApplication({ body: application, idempotencyKey }).unwrap();
      const found = { answers, answer, receipt, completed };
      const outdated = current.current !== null && !same(current.current, answers);
      setSearch({ searching: false, found, fresh: true, outdated });
      toast({
        title: 'Application Submitted!',
        description: `Found ${answer.totalMatches} matching lenders. Review them below.`,
      });
    } catch (failure) {
      setSearch((now) => ({ ...now, searching: false, fresh: false }));
      toast({
        title: 'Error',
        description: 'Failed to process your application. Please try again.',
        destructive: true,
      });
      throw failure;
    }
  };

  const compare = useCallback((answers: FactFindAnswers) => {
    current.current = answers;
    const follows = following.current;
    following.current = false;
    setSearch((now) => {
      if (follows && now.found) return { ...now, found: { ...now.found, answers } };
      const outdated = now.found !== null && !same(answers, now.found.answers);
      return outdated === now.outdated ? now : { ...now, outdated };
    });
  }, []);

  const answer = async (answers: LaterAnswers): Promise<void> => {
    if (!search.found) return;
    const { today } = await answerQuestions({ token: search.found.receipt.resultsToken, answers }).unwrap();
    setSearch((now) =>
      now.found ? { ...now, fresh: false, found: { ...now.found, answer: today, completed: true } } : now,
    );
    following.current = true;
    setAnswered(answers);
  };

  const forget = () => {
    store.clear();
    setAnswered(null);
    setSearch(NOTHING);
  };

  return {
    // A prerendered page has no search.
    search: useValueAfterHydration(search, NOTHING),
    find: useSingleFlight(run),
    compare,
    answer,
    answered,
    forget,
  };
}
