import { type InferType, object } from 'yup';
import type { ApplicationStatus, BulkReview } from '@/features/applications/staff/admin-applications-api';
import { statusOptions } from '@/features/applications/staff/list/application-status';
import { ReviewReasonFields } from '@/features/applications/staff/review/review-reason-fields';
import {
  reviewReasonFields,
  reasonsIn,
  requiredReason,
} from '@/features/applications/staff/review/review-values';
import {
  useBulkReview,
  type ChosenApplications,
  type UnchangedApplication,
} from '@/features/applications/staff/list/use-bulk-review';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { choiceOrNull, formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { counted } from '@/shared/lib/figures';
import { UNASSIGNED, ownerOptions } from '@/shared/owners/owner-options';
import { useListOwnersQuery } from '@/shared/owners/owners-api';

interface BulkReviewDialogProps {
  chosen: ChosenApplications;
  /** The user's id. */
  signedInId: string | null;
  onAnswered: (unchanged: readonly UnchangedApplication[]) => void;
  onClose: () => void;
}

const UNASSIGNED_VALUE = 'nobody';
const LEFT = 'Leave as it is';

const review = object({
  /** '' leaves it unchanged. */
  owner: text('Owner'),
  status: choiceOrNull<ApplicationStatus>('Status'),
  ...reviewReasonFields,
  ...requiredReason(null),
});
const schema = formSchema(review);

const changesIn = ({
  owner,
  status,
  ...reasons
}: InferType<typeof review>): Omit<BulkReview, 'ids' | 'updatedAt'> => ({
  ...(owner !== '' && { ownerId: owner === UNASSIGNED_VALUE ? null : owner }),
  ...(status && { status }),
  ...(status === 'rejected' && reasonsIn(reasons)),
});

/** Changes the owner or status of selected applications. */
export function BulkReviewDialog({ chosen, signedInId, onAnswered, onClose }: BulkReviewDialogProps) {
  const { data: owners = [] } = useListOwnersQuery(undefined);
  const send = useBulkReview((unchanged) => {
    onClose();
    onAnswered(unchanged);
  });
  const partners = chosen.applications.some(({ partner }) => partner !== null);
  return (
    <FormikDialog
      title={`Change ${counted(chosen.applications.length, 'application')}`}
      label="What to change"
      schema={schema}
      submit="Save Changes"
      isEmpty={(values) => values.owner === '' && values.status === ''}
      send={(fields) => send({ ...chosen, changes: changesIn(fields) })}
      // Closes after a response, and stays open without one.
      onSuccess={() => undefined}
      onClose={onClose}
    >
      {(values) => (
        <>
          <FormSelect
            name="owner"
            placeholder={LEFT}
            options={[
              { value: UNASSIGNED_VALUE, label: UNASSIGNED },
              ...ownerOptions(owners, { signedInId }),
            ]}
          />
          <FormSelect name="status" placeholder={LEFT} options={statusOptions} />
          {values.status === 'rejected' && (
            <ReviewReasonFields
              readers={
                partners
                  ? 'Partners see this for their cases, in the portal and by email.'
                  : 'Saved with each application.'
              }
            />
          )}
        </>
      )}
    </FormikDialog>
  );
}
