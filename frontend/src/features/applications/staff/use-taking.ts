import {
  useReviewApplicationMutation,
  type Application,
  type Reviewed,
} from '@/features/applications/staff/admin-applications-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { clockTime } from '@/shared/lib/dates';
import { changeOf, sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

/** As the end of a sentence. */
export const whoSeesToIt = ({ owner }: Pick<Reviewed, 'owner'>): string =>
  owner === null ? 'nobody sees to it' : `${owner.name} sees to it`;

/** Gives applications of a list to whoever is signed in, one at a press; says who was faster where a colleague was. */
export function useTaking(me: string | null) {
  const [review, { isLoading }] = useReviewApplicationMutation();
  const toast = useToast();
  const takeOnce = useOneAtATime(async ({ id, companyName, updatedAt }: Application) => {
    try {
      await review({ id, body: { ownerId: me, updatedAt } }).unwrap();
      toast({ title: 'Enquiry taken', description: companyName });
    } catch (failure) {
      const change = changeOf(failure);
      const description = change
        ? `${change.by ?? 'Somebody'} changed ${companyName} at ${clockTime(change.at)}: ${whoSeesToIt(change.current as Reviewed)}.`
        : sentenceOf(failure, 'The enquiry could not be taken. Try again.');
      toast({ title: 'Not taken', description, destructive: true });
    }
  });
  return { take: (application: Application) => void takeOnce(application), taking: isLoading };
}
