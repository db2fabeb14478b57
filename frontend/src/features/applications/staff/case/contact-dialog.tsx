import { object } from 'yup';
import {
  useRecordContactMutation,
  type Application,
  type NewContact,
} from '@/features/applications/staff/admin-applications-api';
import { awaitsCall } from '@/features/applications/staff/case/next-step-due';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FormRadioGroup } from '@/shared/forms/fields/form-radio-group';
import { choice, formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';

/** The client did not answer, so the promise of a call stays open. */
const NO_ANSWER = 'no_answer';

const WAYS = [
  { value: 'phone', label: 'By phone' },
  { value: NO_ANSWER, label: 'Called, no answer' },
  { value: 'email', label: 'By email' },
  { value: 'in_person', label: 'In person' },
];

const schema = formSchema(
  object({
    how: choice<NewContact['how'] | typeof NO_ANSWER>('How you contacted the client', 'phone'),
    note: text('Note (internal)'),
  }),
);

interface ContactDialogProps {
  application: Application;
  onClose: () => void;
}

/** Records that staff called, emailed or met the client, which counts as our response if the client answered. */
export function ContactDialog({ application, onClose }: ContactDialogProps) {
  const record = useIdempotent(useRecordContactMutation());
  const { id, contactName, companyName } = application;
  const isWaiting = awaitsCall(application);
  return (
    <FormikDialog
      title="Record contact"
      label={`Contact with ${companyName}`}
      schema={schema}
      submit="Record contact"
      send={async ({ how, note }) => {
        const reached = how !== NO_ANSWER;
        await record({ id, body: { how: reached ? how : 'phone', reached, note } });
        return reached;
      }}
      successToast={(reached) =>
        reached
          ? { title: 'Contact recorded', description: contactName }
          : {
              title: 'Call recorded',
              description: isWaiting ? `${contactName} is still waiting for our call` : contactName,
            }
      }
      errorToast={{ title: 'Contact not recorded', description: 'Please try again.' }}
      onClose={onClose}
    >
      <FormRadioGroup name="how" label={`How you contacted ${contactName}`} options={WAYS} />
      <FormTextField name="note" rows={3} />
    </FormikDialog>
  );
}
