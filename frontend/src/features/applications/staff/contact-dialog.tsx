import {
  useRecordContactMutation,
  type Application,
  type NewContact,
} from '@/features/applications/staff/admin-applications-api';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FormRadioGroup } from '@/shared/forms/form-radio-group';
import { FormTextField } from '@/shared/forms/form-text-field';
import { useIdempotent } from '@/shared/forms/use-idempotent';

const WAYS = [
  { value: 'phone', label: 'By phone' },
  { value: 'email', label: 'By email' },
  { value: 'in_person', label: 'In person' },
];

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
      initialValues={{ how: 'phone', note: '' }}
      submit="Record contact"
      send={({ how, note }) => record({ id, body: { how: how as NewContact['how'], note } })}
      sent={{ title: 'Contact recorded', description: contactName }}
      failed={{ title: 'Contact not recorded', description: 'Please try again.' }}
      onClose={onClose}
    >
      <FormRadioGroup name="how" label={`How you contacted ${contactName}`} options={WAYS} />
      <FormTextField name="note" label="Note (internal)" rows={3} />
    </FormikDialog>
  );
}
