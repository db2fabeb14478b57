import { useState } from 'react';
import {
  useReviewApplicationMutation,
  type Application,
  type Reviewed,
  type ReviewChanges,
} from '@/features/applications/staff/admin-applications-api';
import { FAILED, UPDATED } from '@/features/applications/staff/review/review-toasts';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { changeOf, errorMessage } from '@/shared/lib/failure';
import { describeChange, useReadVersion } from '@/shared/lib/use-read-version';
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
  const { setRead, save: saveVersion } = useReadVersion<Reviewed>(application);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const { id } = application;

  const save = useSingleFlight(async ([changes, again]: [ReviewChanges, string]) => {
    try {
      const saved = await saveVersion((read) => {
        const { updatedAt } = laterOf(application, read);
        return review({ id, body: { ...changes, updatedAt } }).unwrap();
      });
      setRead(saved);
      setProblem(null);
      toast(UPDATED);
      onSaved?.();
    } catch (failure) {
      const change = changeOf<Reviewed>(failure);
      setProblem(
        change
          ? `${describeChange(change, 'changed this application')}: ${standing(change.current)}. Your change was not saved; ${again}.`
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
