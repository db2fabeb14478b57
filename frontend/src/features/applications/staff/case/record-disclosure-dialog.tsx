import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import {
  useLenderChoicesQuery,
  useRecordDisclosureMutation,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { lenderOptions } from '@/features/applications/staff/review/review-values';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';

/** The option for another recipient; no lender's name starts with a blank. */
const SOMEONE_ELSE = ' someone else ';

const schema = formSchema(
  object({
    lender: string().label('Shared with').default('').required('Please choose who received the details'),
    recipient: text('Recipient').when('lender', {
      is: SOMEONE_ELSE,
      then: (recipient) => recipient.required('Please enter the recipient'),
    }),
    what: text('What was shared')
      .default('Company, contact details and answers')
      .required('Please enter what was shared'),
  }),
);

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
      title="Record that details were shared"
      label={`Details shared for ${companyName}`}
      schema={schema}
      initialValues={{ lender: assignedLender ?? '' }}
      submit="Record"
      send={({ lender, recipient, what }) =>
        record({ id, body: { recipient: lender === SOMEONE_ELSE ? recipient : lender, what } })
      }
      successToast={{ title: 'Recorded', description: 'The applicant can see it on the status page' }}
      errorToast={{ title: 'Not recorded', description: 'It could not be saved' }}
      onClose={onClose}
    >
      {(values) => (
        <>
          <Typography variant="body2" color="textSecondary">
            {companyName} will see this on the status page straight away. It cannot be undone.
          </Typography>
          <FormSelect
            name="lender"
            options={[
              ...lenderOptions(lenders, assignedLender),
              { value: SOMEONE_ELSE, label: 'Someone else' },
            ]}
          />
          {values.lender === SOMEONE_ELSE && <FormTextField name="recipient" />}
          <FormTextField name="what" />
        </>
      )}
    </FormikDialog>
  );
}
