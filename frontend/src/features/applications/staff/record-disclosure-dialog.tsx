import Typography from '@mui/material/Typography';
import {
  useLenderChoicesQuery,
  useRecordDisclosureMutation,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { lenderOptions } from '@/features/applications/staff/review-values';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';

type Values = Readonly<Record<'lender' | 'recipient' | 'what', string>>;

/** The option for another recipient; no lender's name starts with a blank. */
const SOMEONE_ELSE = ' someone else ';

const errorsIn = ({ lender, recipient, what }: Values): Partial<Values> => ({
  ...(lender === '' && { lender: 'Please choose who received the details' }),
  ...(lender === SOMEONE_ELSE && recipient.trim() === '' && { recipient: 'Please enter the recipient' }),
  ...(what.trim() === '' && { what: 'Please enter what was shared' }),
});

interface RecordDisclosureDialogProps {
  application: Application;
  onClose: () => void;
}

/** Records with whom the applicant's details were shared; the applicant sees it on the status page. */
export function RecordDisclosureDialog({ application, onClose }: RecordDisclosureDialogProps) {
  const record = useIdempotent(useRecordDisclosureMutation());
  const { data: lenders = [] } = useLenderChoicesQuery(undefined);
  const { id, companyName, assignedLender } = application;
  return (
    <FormikDialog
      title="Record details shared"
      label={`Details of ${companyName}`}
      initialValues={{
        lender: assignedLender ?? '',
        recipient: '',
        what: 'Company, contact details and answers',
      }}
      validate={errorsIn}
      submit="Record"
      send={({ lender, recipient, what }: Values) =>
        record({ id, body: { recipient: lender === SOMEONE_ELSE ? recipient : lender, what } })
      }
      sent={{ title: 'Recorded', description: 'The applicant can see it on the status page' }}
      failed={{ title: 'Not recorded', description: 'It could not be saved' }}
      onClose={onClose}
    >
      {(values) => (
        <>
          <Typography variant="body2" color="textSecondary">
            {companyName} will see this on the status page straight away. It cannot be undone.
          </Typography>
          <FormSelect
            name="lender"
            label="Shared with"
            required
            options={[
              ...lenderOptions(lenders, assignedLender),
              { value: SOMEONE_ELSE, label: 'Someone else' },
            ]}
          />
          {values.lender === SOMEONE_ELSE && <FormTextField name="recipient" label="Who it was" required />}
          <FormTextField name="what" label="What was shared" required />
        </>
      )}
    </FormikDialog>
  );
}
