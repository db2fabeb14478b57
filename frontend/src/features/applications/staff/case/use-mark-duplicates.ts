import { useState } from 'react';
import {
  useMarkDuplicateMutation,
  useUnmarkDuplicateMutation,
  type ApplicationInFull,
} from '@/features/applications/staff/admin-applications-api';
import { inOrder, type Duplicate } from '@/features/applications/staff/case/duplicates';
import { errorMessage } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toasts/toast-context';

/** Marks a duplicate with one press, or undoes it. */
export function useMarkDuplicates(application: ApplicationInFull) {
  const [markOne, marking] = useMarkDuplicateMutation();
  const [unmarkOne, unmarking] = useUnmarkDuplicateMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  const report = async (request: Promise<unknown>, title: string) => {
    try {
      await request;
      setProblem(null);
      toast({ title });
    } catch (failure) {
      setProblem(errorMessage(failure, 'We could not save it. Please try again.'));
    }
  };

  return {
    mark: (duplicate: Duplicate) => {
      const { older, newer } = inOrder(duplicate, application);
      return report(
        markOne({
          id: older.id,
          body: { applicationId: newer.id, updatedAt: older.updatedAt },
        }).unwrap(),
        'Marked as duplicate: the newer application stays open',
      );
    },
    unmark: (duplicate: Duplicate) => {
      const { id, updatedAt } = inOrder(duplicate, application).older;
      return report(unmarkOne({ id, body: { updatedAt } }).unwrap(), 'No longer marked as duplicate');
    },
    saving: marking.isLoading || unmarking.isLoading,
    problem,
  };
}
