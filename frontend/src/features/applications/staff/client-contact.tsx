import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  useRecordClientContactMutation,
  type ApplicationInFull,
} from '@/features/applications/staff/admin-applications-api';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import { FormTextField } from '@/shared/forms/form-text-field';

/** Warns that the partner can read the client's email, with what to do. */
export function ClientContactNotice({ onRecord }: { onRecord: () => void }) {
  return (
    <Alert
      severity="warning"
      role="note"
      sx={{ mb: 2 }}
      action={
        <Button size="small" variant="outlined" onClick={onRecord}>
          Record contact
        </Button>
      }
    >
      <strong>The client and the partner have the same email address.</strong> The client cannot give consent
      through the link until you record how you reached them.
    </Alert>
  );
}

const LABELS = { how: 'How you reached the client', recorded: 'Client contact' };

/** `recorded` has no field. It shows that a colleague was first. */
const valuesOf = ({ awaitsClientContact }: ApplicationInFull) => ({
  how: '',
  recorded: awaitsClientContact ? '' : 'Recorded',
});

const errorsIn = ({ how }: { readonly how: string }) =>
  how.trim() === '' ? { how: 'Enter how you reached the client' } : {};

interface ClientContactDialogProps {
  application: ApplicationInFull;
  onClose: () => void;
}

export function ClientContactDialog({ application, onClose }: ClientContactDialogProps) {
  const [record] = useRecordClientContactMutation();
  const { form } = useRecordForm({
    record: application,
    valuesOf,
    send: ({ how }, { id, updatedAt }) => record({ id, body: { how, updatedAt } }).unwrap(),
    recordKind: 'application',
    labels: LABELS,
  });
  return (
    <FormikDialog
      title="Record client contact"
      label={`Client contact for ${application.companyName}`}
      {...form}
      validate={errorsIn}
      submit="Record contact"
      sent={{ title: 'Contact recorded', description: 'The client can now give consent through the link' }}
      failed={{ title: 'Contact not recorded', description: 'Please try again.' }}
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
          <FormTextField name="how" label={LABELS.how} required rows={3} />
        </>
      )}
    </FormikDialog>
  );
}
