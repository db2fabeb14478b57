import {
  useReviewApplicationMutation,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { useTaking } from '@/shared/owners/use-taking';

/** Gives enquiries to whoever is signed in. */
export function useTakingEnquiries(signedInId: string | null) {
  const [review, { isLoading }] = useReviewApplicationMutation();
  const take = useTaking<Application>({
    words: { taken: 'Enquiry taken', failed: 'The enquiry could not be taken. Try again.' },
    nameOf: ({ companyName }) => companyName,
    give: ({ id, updatedAt }) => review({ id, body: { ownerId: signedInId, updatedAt } }).unwrap(),
  });
  return { take, taking: isLoading };
}
