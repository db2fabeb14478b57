import {
  useReviewApplicationsMutation,
  type Application,
  type BulkReview,
} from '@/features/applications/staff/admin-applications-api';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { errorMessage } from '@/shared/lib/failure';
import { latestUpdate } from '@/shared/lists/screen/latest-update';
import { counted } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toasts/toast-context';

/** Selected applications of a list. */
export interface ChosenApplications {
  readonly applications: readonly Application[];
  /** Reduces the selection to these ids. */
  readonly chooseOnly: (ids: readonly string[]) => void;
}

/** An application that was left unchanged, and why. */
export interface UnchangedApplication {
  readonly id: string;
  readonly companyName: string;
  readonly error: string;
}

interface BulkReviewRequest extends ChosenApplications {
  readonly changes: Omit<BulkReview, 'ids' | 'updatedAt'>;
}

/** Applies one change to the selected applications. Failed ones stay selected and are passed to `onAnswered`. */
export function useBulkReview(onAnswered: (unchanged: readonly UnchangedApplication[]) => void) {
  const [review] = useReviewApplicationsMutation();
  const toast = useToast();
  return useSingleFlight(async ({ applications, chooseOnly, changes }: BulkReviewRequest) => {
    try {
      const ids = applications.map(({ id }) => id);
      const answers = await review({ ids, updatedAt: latestUpdate(applications), ...changes }).unwrap();
      const errors = new Map(answers.map(({ id, ok, error }) => [id, ok ? null : (error ?? '')]));
      const unchanged = applications.flatMap(({ id, companyName }) => {
        const error = errors.get(id) ?? null;
        return error === null ? [] : [{ id, companyName, error }];
      });
      const changed = applications.length - unchanged.length;
      if (changed > 0) toast({ title: `${counted(changed, 'application')} updated` });
      chooseOnly(unchanged.map(({ id }) => id));
      onAnswered(unchanged);
    } catch (failure) {
      const description = errorMessage(failure, 'The applications could not be changed. Please try again.');
      toast({ title: 'Update failed', description, destructive: true });
    }
  });
}
