import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { leadLabels, valuesOf, type LeadValues } from '@/features/leads/lead-values';
import { useUpdateLeadMutation, type Lead } from '@/features/leads/leads-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/form-text-field';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { FormDialog } from '@/shared/portal/form-dialog';
import { FormDialogActions } from '@/shared/portal/form-dialog-actions';
import { StaleNotice } from '@/shared/portal/stale-notice';
import { useStaleEdit } from '@/shared/portal/use-stale-edit';
import { useToast } from '@/shared/ui/toast-context';

interface EditLeadDialogProps {
  lead: Lead;
  onClose: () => void;
}

/** Changes the notes about a lead, and nothing else. */
export function EditLeadDialog({ lead, onClose }: EditLeadDialogProps) {
  const { save, stale } = useNotesSaving(lead, onClose);
  return (
    <Formik initialValues={valuesOf(lead)} onSubmit={save}>
      {({ dirty, isSubmitting }) => (
        <FormDialog title="Edit Lead" dirty={dirty} busy={isSubmitting} maxWidth="sm" onClose={onClose}>
          {(close) => (
            <FormBody label="Edit Lead">
              <Typography color="textSecondary">
                {lead.name}, {lead.email}
              </Typography>
              {stale && (
                <StaleNotice
                  stale={stale}
                  record="lead"
                  save="Save"
                  labelOf={(field) => leadLabels[field as keyof LeadValues]}
                />
              )}
              <FormTextField name="notes" label={leadLabels.notes} rows={8} />
              <FormDialogActions submit="Save" pending="Saving..." onCancel={close} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}

function useNotesSaving(lead: Lead, onSaved: () => void) {
  const [update] = useUpdateLeadMutation();
  const { read, stale, takeBoth } = useStaleEdit(lead, valuesOf);
  const toast = useToast();
  const save = useOneAtATime(async ([values, form]: [LeadValues, FormikHelpers<LeadValues>]) => {
    const notes = values.notes.trim() || null;
    try {
      await update({ id: read.id, body: { notes, updatedAt: read.updatedAt } }).unwrap();
      toast({ title: 'Lead updated successfully' });
      onSaved();
    } catch (failure) {
      if (!takeBoth(values, form, failure)) showProblem(form, values, failure);
      toast({ title: 'Error', description: 'Failed to update lead', destructive: true });
    }
  });
  return {
    stale,
    save: (values: LeadValues, form: FormikHelpers<LeadValues>) => save([values, form]),
  };
}
