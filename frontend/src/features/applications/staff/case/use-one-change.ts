import { useState } from 'react';
import {
  useReviewApplicationMutation,
  type Application,
  type Reviewed,
  type ReviewChanges,
} from '@/features/applications/staff/admin-applications-api';
import { FAILED, UPDATED } from '@/features/applications/staff/review/review-toasts';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { clockTime } from '@/shared/lib/dates';
import { changeOf, errorMessage } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toasts/toast-context';

interface OneChange {
  application: Application;
  /** The current value, as the end of a sentence: 'it is with Alba'. */
  standing: (application: Reviewed) => string;
  onSaved?: () => void;
}

/** Saves a one-click change. On a version conflict, shows the current value and asks the user to try again. */
export function useOneChange({ application, standing, onSaved }: OneChange) {
  const [review, { isLoading }] = useReviewApplicationMutation();
  const [answered, setAnswered] = useState<Reviewed>(application);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const { id } = application;
  const { updatedAt } = laterOf(application, answered);

  const save = useSingleFlight(async ([changes, again]: [ReviewChanges, string]) => {
    try {
      setAnswered(await review({ id, body: { ...changes, updatedAt } }).unwrap());
      setProblem(null);
      toast(UPDATED);
      onSaved?.();
    } catch (failure) {
      const change = changeOf<Reviewed>(failure);
      const current = change?.current;
      if (current) setAnswered(current);
      setProblem(
        current
          ? `${change.by ?? 'Someone'} changed this application at ${clockTime(change.at)}: ${standing(current)}. Your change was not saved; ${again}.`
          : errorMessage(failure, 'We could not save it.'),
      );
      toast(FAILED);
    }
  });

  return {
    /** `again`: how to apply the change nevertheless, as the end of a sentence. */
    save: (changes: ReviewChanges, again: string) => save([changes, again]),
    saving: isLoading,
    problem,
  };
}

/** The screen refetches after a change, and may get the next change before that arrives. */
const laterOf = (one: Reviewed, other: Reviewed): Reviewed =>
  one.id === other.id && other.updatedAt > one.updatedAt ? other : one;
