import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  useRecordClientContactMutation,
  type ApplicationInFull,
} from '@/features/applications/staff/admin-applications-api';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FormTextField } from '@/shared/forms/form-text-field';

/** Says that the partner can read what goes to the client's address, and what to do about it. */
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

interface Values {
  readonly how: string;
}

const errorsIn = ({ how }: Values): Partial<Values> =>
  how.trim() === '' ? { how: 'Enter how you reached the client' } : {};

interface ClientContactDialogProps {
  application: Pick<ApplicationInFull, 'id' | 'updatedAt' | 'companyName' | 'contactName'>;
  onClose: () => void;
}

export function ClientContactDialog({ application, onClose }: ClientContactDialogProps) {
  const [record] = useRecordClientContactMutation();
  const { id, updatedAt, companyName, contactName } = application;
  return (
    <FormikDialog
      title="Record client contact"
      label={`Client contact for ${companyName}`}
      initialValues={{ how: '' }}
      validate={errorsIn}
      submit="Record contact"
      send={({ how }: Values) => record({ id, body: { how, updatedAt } }).unwrap()}
      sent={{ title: 'Contact recorded', description: 'The client can now give consent through the link' }}
      failed={{ title: 'Contact not recorded', description: 'Please try again.' }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        Speak to {contactName} without the partner, for example on a number that you found yourself. If the
        email address is wrong, correct it instead.
      </Typography>
      <FormTextField name="how" label="How you reached the client" required rows={3} />
    </FormikDialog>
  );
}
