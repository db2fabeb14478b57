import {
  useReviewApplicationsMutation,
  type Application,
  type BulkReview,
} from '@/features/applications/staff/admin-applications-api';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { sentenceOf } from '@/shared/lib/failure';
import { latestUpdate } from '@/shared/lists/latest-update';
import { counted } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast-context';

/** Applications that are chosen in a list. */
export interface ChosenApplications {
  readonly applications: readonly Application[];
  /** Leaves of them those with these ids. */
  readonly chooseOnly: (ids: readonly string[]) => void;
}

/** An application that stayed as it was, and why. */
export interface RefusedApplication {
  readonly id: string;
  readonly companyName: string;
  readonly error: string;
}

interface BulkReviewRequest extends ChosenApplications {
  readonly changes: Omit<BulkReview, 'ids' | 'updatedAt'>;
}

/** Makes the same change to chosen applications. Those that are refused stay chosen, and `onAnswered` is told of them. */
export function useBulkReview(onAnswered: (refused: readonly RefusedApplication[]) => void) {
  const [review] = useReviewApplicationsMutation();
  const toast = useToast();
  return useSingleFlight(async ({ applications, chooseOnly, changes }: BulkReviewRequest) => {
    try {
      const ids = applications.map(({ id }) => id);
      const answers = await review({ ids, updatedAt: latestUpdate(applications), ...changes }).unwrap();
      const refusals = new Map(answers.map(({ id, ok, error }) => [id, ok ? null : (error ?? '')]));
      const refused = applications.flatMap(({ id, companyName }) => {
        const error = refusals.get(id) ?? null;
        return error === null ? [] : [{ id, companyName, error }];
      });
      const changed = applications.length - refused.length;
      if (changed > 0) toast({ title: `${counted(changed, 'application')} updated` });
      chooseOnly(refused.map(({ id }) => id));
      onAnswered(refused);
    } catch (failure) {
      const description = sentenceOf(failure, 'The applications could not be changed. Please try again.');
      toast({ title: 'Update failed', description, destructive: true });
    }
  });
}
