import { changeOf, errorMessage } from '@/shared/lib/failure';
import { describeChange } from '@/shared/lib/use-read-version';
import type { Owner } from '@/shared/owners/owners-api';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

type Owned = { owner: Owner | null };

/** As the end of a sentence. */
export const ownerSentence = ({ owner }: Owned): string =>
  owner === null ? 'it is unassigned' : `${owner.name} owns it`;

interface AssignToMeOptions<Work extends Owned> {
  /** 'Assigned to you', and the default error message. */
  words: { assigned: string; failed: string };
  nameOf: (work: Work) => string;
  /** Sends the assignment to the signed-in member of staff. */
  assign: (work: Work) => Promise<unknown>;
}

/** Assigns a row of a list to the signed-in member of staff; on a version conflict, shows who was faster. */
export function useAssignToMe<Work extends Owned>({
  words,
  nameOf,
  assign,
}: AssignToMeOptions<Work>): (work: Work) => void {
  const assignOnce = useActionWithToast({
    run: assign,
    successToast: (_given, work) => ({ title: words.assigned, description: nameOf(work) }),
    errorToast: (failure, work) => {
      const change = changeOf<Work>(failure);
      const description = change
        ? `${describeChange(change, `changed ${nameOf(work)}`)}: ${ownerSentence(change.current)}.`
        : errorMessage(failure, words.failed);
      return { title: 'Not assigned', description };
    },
  });
  return (work) => void assignOnce(work);
}
