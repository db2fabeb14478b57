import { useState } from 'react';
import { useAddSubmissionMutation, useSubmissionsOfQuery } from '@/features/deals/deals-api';
import { isLive } from '@/features/deals/submission-states';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { sentenceOf } from '@/shared/lib/failure';
import { counted } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast-context';

/** Adds lenders to a case as drafts; nothing is sent. */
export function useAddingLenders(applicationId: string) {
  const { data: submissions = [] } = useSubmissionsOfQuery(applicationId);
  const [problem, setProblem] = useState<string | null>(null);
  const [addOne, { isLoading }] = useAddSubmissionMutation();
  const add = useIdempotent([addOne]);
  const toast = useToast();
  const addAll = useSingleFlight(
    async ({
      names,
      onAdded,
      onLeft,
    }: {
      readonly names: readonly string[];
      readonly onAdded?: () => void;
      /** Called with the lenders that failed and those not attempted. */
      readonly onLeft?: (names: readonly string[]) => void;
    }) => {
      setProblem(null);
      const left = [...names];
      try {
        for (const lender of names) {
          await add({ applicationId, lender });
          left.shift();
        }
        toast({ title: 'Added to submissions', description: counted(names.length, 'lender') });
        onAdded?.();
      } catch (failure) {
        onLeft?.(left);
        setProblem(`${left[0]}: ${sentenceOf(failure, 'We could not add it.')}`);
      }
    },
  );
  return {
    addAll,
    adding: isLoading,
    problem,
    /** Lenders with a live submission of the case. */
    alreadyAdded: submissions.filter(isLive).map(({ lender }) => lender.name),
  };
}
