import { Formik, type FormikHelpers } from 'formik';
import {
  useLenderChoicesQuery,
  useReviewApplicationMutation,
  type Application,
} from '@/features/admin-applications/admin-applications-api';
import { statusOptions } from '@/features/admin-applications/application-status';
import {
  changesIn,
  errorsIn,
  labelOf,
  lenderOptions,
  OTHER,
  rejectionReasons,
  rejects,
  valuesOf,
  type Reviewed,
  type ReviewValues,
} from '@/features/admin-applications/review-values';
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { FormDialog } from '@/shared/portal/form-dialog';
import { FormDialogActions } from '@/shared/portal/form-dialog-actions';
import { StaleNotice } from '@/shared/portal/stale-notice';
import { useStaleEdit } from '@/shared/portal/use-stale-edit';
import { useToast } from '@/shared/ui/toast-context';

export const UPDATED = {
  title: 'Application updated',
  description: 'The application has been updated successfully',
};
export const FAILED = {
  title: 'Update failed',
  description: 'Failed to update application',
  destructive: true,
};

interface UpdateApplicationDialogProps {
  application: Application;
  onClose: () => void;
}

/** Moves an application on, places it with a lender, and keeps the internal note. */
export function UpdateApplicationDialog({ application, onClose }: UpdateApplicationDialogProps) {
  const [review] = useReviewApplicationMutation();
  const { data: lenders = [] } = useLenderChoicesQuery(undefined);
  const { read, stale, takeBoth } = useStaleEdit<Reviewed, ReviewValues>(application, valuesOf);
  const toast = useToast();

  const save = useOneAtATime(async ([values, form]: [ReviewValues, FormikHelpers<ReviewValues>]) => {
    try {
      await review({ id: read.id, body: changesIn(values, read) }).unwrap();
      toast(UPDATED);
      onClose();
    } catch (failure) {
      if (!takeBoth(values, form, failure)) showProblem(form, values, failure);
      toast(FAILED);
    }
  });

  return (
    <Formik
      initialValues={valuesOf(application)}
      validate={(values) => errorsIn(values, read)}
      onSubmit={(values, form) => save([values, form])}
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
              <FormSelect name="status" label="Status" options={statusOptions} placeholder={null} />
              {rejects(values, read) && (
                <Reason partner={application.partner} other={values.reason === OTHER} />
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

function Reason({ partner, other }: { partner: string | null; other: boolean }) {
  const readers =
    partner === null ? 'Kept with the case.' : `${partner} reads it, in the portal and by mail.`;
  return (
    <>
      <FormSelect
        name="reason"
        label="Reason"
        required
        options={rejectionReasons}
        {...(!other && { helperText: readers })}
      />
      {other && <FormTextField name="otherReason" label="In your words" required helperText={readers} />}
    </>
  );
}
