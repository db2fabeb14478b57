import { object } from 'yup';
import {
  useRecordContactMutation,
  type Application,
  type NewContact,
} from '@/features/applications/staff/admin-applications-api';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FormRadioGroup } from '@/shared/forms/form-radio-group';
import { choice, formSchema, text } from '@/shared/forms/form-schema';
import { FormTextField } from '@/shared/forms/form-text-field';
import { useIdempotent } from '@/shared/forms/use-idempotent';

const WAYS = [
  { value: 'phone', label: 'By phone' },
  { value: 'email', label: 'By email' },
  { value: 'in_person', label: 'In person' },
];

const schema = formSchema(
  object({
    how: choice<NewContact['how']>('How you contacted the client', 'phone'),
    note: text('Note (internal)'),
  }),
);

interface ContactDialogProps {
  application: Application;
  onClose: () => void;
}

/** Records that staff called, emailed or met the client, which counts as our response. */
export function ContactDialog({ application, onClose }: ContactDialogProps) {
  const record = useIdempotent(useRecordContactMutation());
  const { id, contactName, companyName } = application;
  return (
    <FormikDialog
      title="Record contact"
      label={`Contact with ${companyName}`}
      schema={schema}
      submit="Record contact"
      send={(body) => record({ id, body })}
      sent={{ title: 'Contact recorded', description: contactName }}
      failed={{ title: 'Contact not recorded', description: 'Please try again.' }}
      onClose={onClose}
    >
      <FormRadioGroup name="how" label={`How you contacted ${contactName}`} options={WAYS} />
      <FormTextField name="note" rows={3} />
    </FormikDialog>
  );
}
