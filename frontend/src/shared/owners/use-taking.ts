import { clockTime } from '@/shared/lib/dates';
import { changeOf, sentenceOf } from '@/shared/lib/failure';
import type { Owner } from '@/shared/owners/owners-api';
import { useActionWithToast } from '@/shared/ui/use-action-with-toast';

type Owned = { owner: Owner | null };

/** As the end of a sentence. */
export const ownerSentence = ({ owner }: Owned): string =>
  owner === null ? 'nobody sees to it' : `${owner.name} sees to it`;

interface Takes<Work extends Owned> {
  /** 'Enquiry taken', and the sentence for a failure that says nothing of itself. */
  words: { taken: string; failed: string };
  nameOf: (work: Work) => string;
  /** Gives it to whoever is signed in. */
  give: (work: Work) => Promise<unknown>;
}

/** Takes pieces of work of a list, one at a press; says who was faster where a colleague was. */
export function useTaking<Work extends Owned>({ words, nameOf, give }: Takes<Work>): (work: Work) => void {
  const takeOnce = useActionWithToast({
    act: give,
    done: (_given, work) => ({ title: words.taken, description: nameOf(work) }),
    failed: (failure, work) => {
      const change = changeOf(failure);
      const description = change
        ? `${change.by ?? 'Somebody'} changed ${nameOf(work)} at ${clockTime(change.at)}: ${ownerSentence(change.current as Work)}.`
        : sentenceOf(failure, words.failed);
      return { title: 'Not taken', description };
    },
  });
  return (work) => void takeOnce(work);
}
