import { Formik, type FormikHelpers } from 'formik';
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
import { FormBody } from '@/shared/forms/form-body';
import { FieldGrid, WholeRow } from '@/shared/forms/field-grid';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { fieldsOf } from '@/shared/forms/requirements';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { useToast } from '@/shared/ui/toast-context';

const schema = schemaFor(leadRequirements);
const requirementOf = fieldsOf<keyof LeadValues>(leadRequirements);
const field = (name: keyof LeadValues) => ({ ...requirementOf(name), label: leadLabels[name] });

export function AddLeadDialog({ onClose }: { onClose: () => void }) {
  const add = useAdding(onClose);
  return (
    <Formik initialValues={NEW_LEAD} validationSchema={schema} onSubmit={add}>
      {({ dirty, isSubmitting }) => (
        <FormDialog title="Add New Lead" dirty={dirty} busy={isSubmitting} onClose={onClose}>
          {(close) => (
            <FormBody label="Add New Lead">
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
              <FormDialogActions submit="Add Lead" pending="Adding..." onCancel={close} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}

function useAdding(onAdded: () => void) {
  const [addLead] = useAddLeadMutation();
  const keyFor = useSubmissionKey();
  const toast = useToast();
  const add = useOneAtATime(async ([values, form]: [LeadValues, FormikHelpers<LeadValues>]) => {
    const lead = bodyOf(values);
    try {
      await addLead({ lead, idempotencyKey: keyFor(lead) }).unwrap();
      toast({ title: 'Lead added successfully' });
      onAdded();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Error', description: 'Failed to add lead', destructive: true });
    }
  });
  return (values: LeadValues, form: FormikHelpers<LeadValues>) => add([values, form]);
}
