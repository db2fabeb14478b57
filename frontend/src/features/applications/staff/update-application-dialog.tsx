import {
  useLenderChoicesQuery,
  useReviewApplicationMutation,
  type Application,
  type Reviewed,
} from '@/features/applications/staff/admin-applications-api';
import { statusOptionsFrom } from '@/features/applications/staff/application-status';
import { FAILED, UPDATED } from '@/features/applications/staff/review-toasts';
import { ReasonFields } from '@/features/applications/staff/reason-fields';
import {
  changesIn,
  errorsIn,
  labelOf,
  lenderOptions,
  rejects,
  valuesOf,
  type ReviewValues,
} from '@/features/applications/staff/review-values';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useSaving } from '@/shared/dialogs/use-saving';

interface UpdateApplicationDialogProps {
  application: Application;
  /** Whether it was opened for the internal note. */
  toNote?: boolean;
  onClose: () => void;
}

/** Moves an application on, places it with a lender, and keeps the internal note. */
export function UpdateApplicationDialog({
  application,
  toNote = false,
  onClose,
}: UpdateApplicationDialogProps) {
  const [review] = useReviewApplicationMutation();
  const { data: lenders = [] } = useLenderChoicesQuery(undefined);
  const { read, save, stale } = useSaving<Reviewed, ReviewValues>({
    of: application,
    valuesOf,
    send: (values, known) => review({ id: known.id, body: changesIn(values, known) }).unwrap(),
    saved: UPDATED,
    failed: FAILED,
    onSaved: onClose,
  });

  return (
    <FormikDialog
      title="Update Application"
      label={application.companyName}
      initialValues={valuesOf(application)}
      validate={(values) => errorsIn(values, read)}
      onSubmit={save}
      submit="Save Changes"
      staleNotice={stale && { stale, record: 'application', labelOf }}
      onClose={onClose}
    >
      {(values) => (
        <>
          <FormSelect
            name="status"
            label="Status"
            options={statusOptionsFrom(read.status)}
            placeholder={null}
          />
          {rejects(values, read) && (
            <ReasonFields
              readers={
                application.partner === null
                  ? 'Kept with the case.'
                  : `${application.partner} reads it, in the portal and by mail.`
              }
            />
          )}
          <FormSelect
            name="assignedLender"
            label="Assigned Lender"
            options={lenderOptions(lenders, read.assignedLender)}
            placeholder="None"
          />
          <FormTextField
            name="notes"
            label="Internal Notes"
            rows={4}
            autoFocus={toNote}
            helperText="Only the broker’s staff read them."
          />
        </>
      )}
    </FormikDialog>
  );
}
