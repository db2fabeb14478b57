import { useState } from 'react';
import {
  useReviewApplicationMutation,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import type { Reviewed } from '@/features/applications/staff/review-values';
import { FAILED, UPDATED } from '@/features/applications/staff/update-application-dialog';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { clockTime } from '@/shared/lib/dates';
import { changeOf, sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

/** Places an application with a lender. Where a colleague was faster, it says what is so now and asks once more. */
export function usePlacing(application: Application, onPlaced: () => void) {
  const [review, { isLoading }] = useReviewApplicationMutation();
  const [read, setRead] = useState<Reviewed>(application);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  const place = useOneAtATime(async (assignedLender: string) => {
    try {
      const { id, updatedAt } = read;
      await review({ id, body: { assignedLender, updatedAt } }).unwrap();
      toast(UPDATED);
      onPlaced();
    } catch (failure) {
      const change = changeOf(failure);
      if (change) setRead(change.current as Reviewed);
      setProblem(
        change
          ? `${change.by ?? 'Somebody'} changed this application at ${clockTime(change.at)}: ${assignedTo(change.current as Reviewed)}. Yours is not saved; select ${assignedLender} again to place it there.`
          : sentenceOf(failure, 'It could not be saved.'),
      );
      toast(FAILED);
    }
  });

  return { place, placing: isLoading, problem };
}

const assignedTo = ({ assignedLender }: Reviewed): string =>
  assignedLender === null ? 'it is with no lender' : `it is with ${assignedLender}`;
