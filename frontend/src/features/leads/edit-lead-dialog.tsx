import Typography from '@mui/material/Typography';
import { leadSchema } from '@/features/leads/lead-values';
import { useUpdateLeadMutation, type Lead } from '@/features/leads/leads-api';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';

interface EditLeadDialogProps {
  lead: Lead;
  onClose: () => void;
}

/** Edits only a lead's notes. */
export function EditLeadDialog({ lead, onClose }: EditLeadDialogProps) {
  const [update] = useUpdateLeadMutation();
  const { form } = useRecordForm({
    schema: leadSchema,
    record: lead,
    send: ({ notes }, { id, updatedAt }) =>
      update({ id, body: { notes: notes || null, updatedAt } }).unwrap(),
    recordKind: 'lead',
  });
  return (
    <FormikDialog
      title="Edit Lead"
      {...form}
      submit="Save"
      successToast={{ title: 'Lead updated successfully' }}
      errorToast={{ title: 'Error', description: 'Failed to update lead' }}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {lead.name}, {lead.email}
      </Typography>
      <FormTextField name="notes" rows={8} />
    </FormikDialog>
  );
}
