import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { object } from 'yup';
import {
  useRecordClientContactMutation,
  type ApplicationInFull,
} from '@/features/applications/staff/admin-applications-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { ActionNotice } from '@/shared/ui/action-notice';

/** Warns that the partner can read the client's email, with what to do. */
export function ClientContactNotice({ onRecord }: { onRecord: () => void }) {
  return (
    <ActionNotice action="Record contact" onAction={onRecord} sx={{ mb: 2 }}>
      <strong>The client and the partner have the same email address.</strong> The client cannot give consent
      through the link until you record how you reached them.
    </ActionNotice>
  );
}

const schema = formSchema(
  object({
    how: text('How you reached the client').required('Enter how you reached the client'),
    /** Has no field. It shows that a colleague was first. */
    recorded: text('Client contact'),
  }),
);

interface ClientContactDialogProps {
  application: ApplicationInFull;
  onClose: () => void;
}

export function ClientContactDialog({ application, onClose }: ClientContactDialogProps) {
  const [record] = useRecordClientContactMutation();
  const { form } = useRecordForm({
    schema,
    record: application,
    valuesOf: ({ awaitsClientContact }: ApplicationInFull) => ({
      recorded: awaitsClientContact ? '' : 'Recorded',
    }),
    send: ({ how }, { id, updatedAt }) => record({ id, body: { how, updatedAt } }).unwrap(),
    recordKind: 'application',
  });
  return (
    <FormikDialog
      title="Record client contact"
      label={`Client contact for ${application.companyName}`}
      {...form}
      submit="Record contact"
      successToast={{
        title: 'Contact recorded',
        description: 'The client can now give consent through the link',
      }}
      errorToast={{ title: 'Contact not recorded', description: 'Please try again.' }}
      onClose={onClose}
    >
      {({ recorded }) => (
        <>
          {recorded && (
            <Alert severity="info">Contact is already recorded. We keep only the first record.</Alert>
          )}
          <Typography variant="body2" color="textSecondary">
            Speak to {application.contactName} without the partner, for example on a number that you found
            yourself. If the email address is wrong, correct it instead.
          </Typography>
          <FormTextField name="how" rows={3} />
        </>
      )}
    </FormikDialog>
  );
}
