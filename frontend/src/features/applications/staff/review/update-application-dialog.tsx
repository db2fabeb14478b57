import {
  useLenderChoicesQuery,
  useReviewApplicationMutation,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { statusOptionsFrom } from '@/features/applications/staff/list/application-status';
import { FAILED, UPDATED } from '@/features/applications/staff/review/review-toasts';
import { ReviewReasonFields } from '@/features/applications/staff/review/review-reason-fields';
import {
  reviewChanges,
  lenderOptions,
  rejects,
  reviewSchema,
} from '@/features/applications/staff/review/review-values';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';

interface UpdateApplicationDialogProps {
  application: Application;
  /** Whether it was opened to edit the notes. */
  toNote?: boolean;
  onClose: () => void;
}

/** Changes an application's status, lender and internal notes. */
export function UpdateApplicationDialog({
  application,
  toNote = false,
  onClose,
}: UpdateApplicationDialogProps) {
  const [review] = useReviewApplicationMutation();
  const { data: lenders = [] } = useLenderChoicesQuery(undefined);
  const { read, form } = useRecordForm({
    schema: reviewSchema,
    record: application,
    send: (fields, known) => review({ id: known.id, body: reviewChanges(fields, known) }).unwrap(),
    recordKind: 'application',
  });

  return (
    <FormikDialog
      title="Update Application"
      label={application.companyName}
      {...form}
      submit="Save Changes"
      successToast={UPDATED}
      errorToast={FAILED}
      onClose={onClose}
    >
      {(values) => (
        <>
          <FormSelect name="status" options={statusOptionsFrom(read.status)} placeholder={null} />
          {rejects(values.status, read) && (
            <ReviewReasonFields
              readers={
                application.partner === null
                  ? 'Saved with the case.'
                  : `${application.partner} sees this in the portal and by email.`
              }
            />
          )}
          <FormSelect
            name="assignedLender"
            options={lenderOptions(lenders, read.assignedLender)}
            placeholder="None"
          />
          <FormTextField name="notes" rows={4} autoFocus={toNote} helperText="Only staff can see these." />
        </>
      )}
    </FormikDialog>
  );
}
