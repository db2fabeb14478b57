import { DuplicateNote } from '@/features/leads/duplicate-note';
import { LEAD_STATUSES } from '@/shared/lists/lead-statuses';
import {
  bodyOf,
  leadLabels,
  leadRequirements,
  NEW_LEAD,
  type LeadValues,
} from '@/features/leads/lead-values';
import { useAddLeadMutation } from '@/features/leads/leads-api';
import { FieldGrid, WholeRow } from '@/shared/forms/field-grid';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { fieldsOf } from '@/shared/forms/requirements';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';

const schema = schemaFor(leadRequirements);
const requirementOf = fieldsOf<keyof LeadValues>(leadRequirements);
const field = (name: keyof LeadValues) => ({ ...requirementOf(name), label: leadLabels[name] });

export function AddLeadDialog({ onClose }: { onClose: () => void }) {
  const addLead = useIdempotent(useAddLeadMutation());
  return (
    <FormikDialog
      title="Add New Lead"
      maxWidth="md"
      initialValues={NEW_LEAD}
      validationSchema={schema}
      submit="Add Lead"
      pending="Adding..."
      send={(values) => addLead({ body: bodyOf(values) })}
      sent={{ title: 'Lead added successfully' }}
      failed={{ title: 'Error', description: 'Failed to add lead' }}
      onClose={onClose}
    >
      <FieldGrid>
        <FormTextField {...field('name')} autoComplete="off" />
        <div>
          <FormTextField {...field('email')} type="email" autoComplete="off" />
          <DuplicateNote />
        </div>
        <FormTextField {...field('phone')} type="tel" autoComplete="off" />
        <FormTextField {...field('company')} autoComplete="off" />
        <FormSelect {...field('status')} options={LEAD_STATUSES} placeholder={null} />
        <FormTextField {...field('source')} placeholder="e.g. Website, Referral, Cold Call" />
        <WholeRow>
          <FormTextField {...field('notes')} rows={4} />
        </WholeRow>
      </FieldGrid>
    </FormikDialog>
  );
}
