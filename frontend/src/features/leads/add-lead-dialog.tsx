import { DuplicateNote } from '@/features/leads/duplicate-note';
import { LEAD_STATUSES } from '@/shared/lists/lead-statuses';
import { leadSchema } from '@/features/leads/lead-values';
import { useAddLeadMutation } from '@/features/leads/leads-api';
import { FieldGrid, WholeRow } from '@/shared/forms/fields/field-grid';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';

export function AddLeadDialog({ onClose }: { onClose: () => void }) {
  const addLead = useIdempotent(useAddLeadMutation());
  return (
    <FormikDialog
      title="Add New Lead"
      maxWidth="md"
      schema={leadSchema}
      submit="Add Lead"
      pending="Adding..."
      send={(body) => addLead({ body })}
      successToast={{ title: 'Lead added successfully' }}
      errorToast={{ title: 'Error', description: 'Failed to add lead' }}
      onClose={onClose}
    >
      <FieldGrid>
        <FormTextField name="name" autoComplete="off" />
        <div>
          <FormTextField name="email" type="email" autoComplete="off" />
          <DuplicateNote />
        </div>
        <FormTextField name="phone" type="tel" autoComplete="off" />
        <FormTextField name="company" autoComplete="off" />
        <FormSelect name="status" options={LEAD_STATUSES} placeholder={null} />
        <FormTextField name="source" placeholder="e.g. Website, Referral, Cold Call" />
        <WholeRow>
          <FormTextField name="notes" rows={4} />
        </WholeRow>
      </FieldGrid>
    </FormikDialog>
  );
}
