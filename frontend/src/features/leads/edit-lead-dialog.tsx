import Typography from '@mui/material/Typography';
import { leadLabels, valuesOf, type LeadValues } from '@/features/leads/lead-values';
import { useUpdateLeadMutation, type Lead } from '@/features/leads/leads-api';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useSaving } from '@/shared/dialogs/use-saving';

interface EditLeadDialogProps {
  lead: Lead;
  onClose: () => void;
}

/** Changes the notes about a lead, and nothing else. */
export function EditLeadDialog({ lead, onClose }: EditLeadDialogProps) {
  const { save, stale } = useNotesSaving(lead, onClose);
  return (
    <FormikDialog
      title="Edit Lead"
      initialValues={valuesOf(lead)}
      onSubmit={save}
      submit="Save"
      staleNotice={
        stale && { stale, record: 'lead', labelOf: (field) => leadLabels[field as keyof LeadValues] }
      }
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {lead.name}, {lead.email}
      </Typography>
      <FormTextField name="notes" label={leadLabels.notes} rows={8} />
    </FormikDialog>
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
    failed: { title: 'Error', description: 'Failed to update lead' },
    onSaved,
  });
}
