import { Formik } from 'formik';
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
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { StaleNotice } from '@/shared/dialogs/stale-notice';
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
    <Formik
      initialValues={valuesOf(application)}
      validate={(values) => errorsIn(values, read)}
      onSubmit={save}
    >
      {({ dirty, isSubmitting, values }) => (
        <FormDialog
          title="Update Application"
          maxWidth="sm"
          dirty={dirty}
          busy={isSubmitting}
          onClose={onClose}
        >
          {(close) => (
            <FormBody label={application.companyName}>
              {stale && (
                <StaleNotice stale={stale} record="application" save="Save Changes" labelOf={labelOf} />
              )}
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
              <FormDialogActions submit="Save Changes" pending="Saving..." onCancel={close} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
