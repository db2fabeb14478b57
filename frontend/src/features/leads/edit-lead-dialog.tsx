import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { leadLabels, valuesOf, type LeadValues } from '@/features/leads/lead-values';
import { useUpdateLeadMutation, type Lead } from '@/features/leads/leads-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { StaleNotice } from '@/shared/dialogs/stale-notice';
import { useSaving } from '@/shared/dialogs/use-saving';

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
              {stale && (
                <StaleNotice
                  stale={stale}
                  record="lead"
                  save="Save"
                  labelOf={(field) => leadLabels[field as keyof LeadValues]}
                />
              )}
              <Typography color="textSecondary">
                {lead.name}, {lead.email}
              </Typography>
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
  return useSaving({
    of: lead,
    valuesOf,
    send: ({ notes }: LeadValues, { id, updatedAt }) =>
      update({ id, body: { notes: notes.trim() || null, updatedAt } }).unwrap(),
    saved: { title: 'Lead updated successfully' },
    failed: { title: 'Error', description: 'Failed to update lead', destructive: true },
    onSaved,
  });
}
