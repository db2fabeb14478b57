import {
  useReviewApplicationMutation,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { useAssignToMe } from '@/shared/owners/use-assign-to-me';

/** Assigns enquiries to the user. */
export function useAssignEnquiryToMe(signedInId: string | null) {
  const [review, { isLoading }] = useReviewApplicationMutation();
  const assign = useAssignToMe<Application>({
    words: { assigned: 'Assigned to you', failed: 'We could not assign the application. Try again.' },
    nameOf: ({ companyName }) => companyName,
    assign: ({ id, updatedAt }) => review({ id, body: { ownerId: signedInId, updatedAt } }).unwrap(),
  });
  return { assign, assigning: isLoading };
}
