import { useCallback, useState } from 'react';
import { type Receipt, useSubmitApplicationMutation } from '@/features/applications/applications-api';
import type { FactFindAnswers } from '@/features/fact-find/fact-find-answers';
import type { MatchAnswer } from '@/features/matching/match-answer';
import { useMatchLendersMutation } from '@/features/matching/matching-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { useToast } from '@/shared/ui/toast-context';

interface FoundLendersSearch {
  stage: 'found';
  answer: MatchAnswer;
  answers: FactFindAnswers;
  receipt: Receipt;
  /** An answer has been changed since. */
  outdated: boolean;
}

export type LenderSearch = { stage: 'idle' | 'searching' | 'failed' } | FoundLendersSearch;

/** Matches the answers, saves them as an application, and only then shows what was found. */
export function useLenderSearch() {
  const [search, setSearch] = useState<LenderSearch>({ stage: 'idle' });
  const [matchLenders] = useMatchLendersMutation();
  const [submitApplication] = useSubmitApplicationMutation();
  const keyOf = useSubmissionKey();
  const toast = useToast();

  const run = async (answers: FactFindAnswers): Promise<void> => {
    setSearch({ stage: 'searching' });
    try {
      const answer = await matchLenders(answers).unwrap();
      const submission = { application: answers, idempotencyKey: keyOf(answers) };
      const receipt = await submitApplication(submission).unwrap();
      setSearch({ stage: 'found', answer, answers, receipt, outdated: false });
      toast({
        title: 'Application Submitted!',
        description: `Found ${answer.totalMatches} matching lenders. Review them below.`,
      });
    } catch (failure) {
      setSearch({ stage: 'failed' });
      toast({
        title: 'Error',
        description: 'Failed to process your application. Please try again.',
        destructive: true,
      });
      throw failure;
    }
  };

  const forget = () => setSearch({ stage: 'idle' });
  const markOutdated = useCallback(
    () => setSearch((now) => (now.stage === 'found' ? { ...now, outdated: true } : now)),
    [],
  );

  return { search, find: useOneAtATime(run), forget, markOutdated };
}
