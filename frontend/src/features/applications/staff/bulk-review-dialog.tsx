import type { ApplicationStatus, BulkReview } from '@/features/applications/staff/admin-applications-api';
import { statusOptions } from '@/features/applications/staff/application-status';
import { ReasonFields } from '@/features/applications/staff/reason-fields';
import { errorsInReason, reasonsIn, type ReasonValues } from '@/features/applications/staff/review-values';
import {
  useBulkReview,
  type ChosenApplications,
  type RefusedApplication,
} from '@/features/applications/staff/use-bulk-review';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FormSelect } from '@/shared/forms/form-select';
import { counted } from '@/shared/lib/figures';
import { NOBODY, ownerOptions } from '@/shared/owners/owner-options';
import { useListOwnersQuery } from '@/shared/owners/owners-api';

interface BulkReviewDialogProps {
  chosen: ChosenApplications;
  /** The user's id. */
  signedInId: string | null;
  onAnswered: (refused: readonly RefusedApplication[]) => void;
  onClose: () => void;
}

interface Values extends ReasonValues {
  /** '' leaves it unchanged. */
  readonly owner: string;
  readonly status: ApplicationStatus | '';
}

const NOBODYS = 'nobody';
const AS_IT_IS: Values = { owner: '', status: '', reason: '', otherReason: '', clientReason: '' };
const LEFT = 'Leave as it is';

const changesIn = ({ owner, status, ...reasons }: Values): Omit<BulkReview, 'ids' | 'updatedAt'> => ({
  ...(owner !== '' && { ownerId: owner === NOBODYS ? null : owner }),
  ...(status !== '' && { status }),
  ...(status === 'rejected' && reasonsIn(reasons)),
});

/** Changes the owner or status of selected applications. */
export function BulkReviewDialog({ chosen, signedInId, onAnswered, onClose }: BulkReviewDialogProps) {
  const { data: owners = [] } = useListOwnersQuery(undefined);
  const review = useBulkReview((refused) => {
    onClose();
    onAnswered(refused);
  });
  const partners = chosen.applications.some(({ partner }) => partner !== null);
  return (
    <FormikDialog<Values>
      title={`Change ${counted(chosen.applications.length, 'application')}`}
      label="What to change"
      initialValues={AS_IT_IS}
      validate={({ status, ...reason }) => (status === 'rejected' ? errorsInReason(reason) : {})}
      submit="Save Changes"
      isEmpty={(values) => values.owner === '' && values.status === ''}
      send={(values) => review({ ...chosen, changes: changesIn(values) })}
      // Closes after a response, and stays open without one.
      onSent={() => undefined}
      onClose={onClose}
    >
      {(values) => (
        <>
          <FormSelect
            name="owner"
            label="Owner"
            placeholder={LEFT}
            options={[{ value: NOBODYS, label: NOBODY }, ...ownerOptions(owners, { signedInId })]}
          />
          <FormSelect name="status" label="Status" placeholder={LEFT} options={statusOptions} />
          {values.status === 'rejected' && (
            <ReasonFields
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
