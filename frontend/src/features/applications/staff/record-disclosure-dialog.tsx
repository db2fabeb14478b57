import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import {
  useLenderChoicesQuery,
  useRecordDisclosureMutation,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { lenderOptions } from '@/features/applications/staff/review-values';
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { useToast } from '@/shared/ui/toast-context';

type Values = Readonly<Record<'lender' | 'recipient' | 'what', string>>;

/** In place of a lender; no lender has a blank at an end of its name. */
const SOMEBODY_ELSE = ' somebody else ';

const errorsIn = ({ lender, recipient, what }: Values): Partial<Values> => ({
  ...(lender === '' && { lender: 'Please choose who was given the details' }),
  ...(lender === SOMEBODY_ELSE && recipient.trim() === '' && { recipient: 'Please say who it was' }),
  ...(what.trim() === '' && { what: 'Please say what was given' }),
});

interface RecordDisclosureDialogProps {
  application: Application;
  onClose: () => void;
}

/** Keeps to whom the applicant's details were given; the applicant reads it on the status page. */
export function RecordDisclosureDialog({ application, onClose }: RecordDisclosureDialogProps) {
  const [record] = useRecordDisclosureMutation();
  const { data: lenders = [] } = useLenderChoicesQuery(undefined);
  const keyFor = useSubmissionKey();
  const toast = useToast();
  const { id, companyName, assignedLender } = application;

  const save = useOneAtATime(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    const { lender, recipient, what } = values;
    const body = { recipient: lender === SOMEBODY_ELSE ? recipient : lender, what };
    try {
      await record({ id, body, idempotencyKey: keyFor({ id, ...body }) }).unwrap();
      toast({ title: 'Recorded', description: 'The applicant reads it by the status link' });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Not recorded', description: 'It could not be saved', destructive: true });
    }
  });

  return (
    <Formik
      initialValues={{
        lender: assignedLender ?? '',
        recipient: '',
        what: 'Company, contact details and answers',
      }}
      validate={errorsIn}
      onSubmit={(values, form) => save([values, form])}
    >
      {({ dirty, isSubmitting, values }) => (
        <FormDialog
          title="Record Who Was Given the Details"
          maxWidth="sm"
          dirty={dirty}
          busy={isSubmitting}
          onClose={onClose}
        >
          {(close) => (
            <FormBody label={`Details of ${companyName}`}>
              <Typography variant="body2" color="textSecondary">
                {companyName} sees this at once on its status page: to whom, what, and when. It cannot be
                taken back.
              </Typography>
              <FormSelect
                name="lender"
                label="Given to"
                required
                options={[
                  ...lenderOptions(lenders, assignedLender),
                  { value: SOMEBODY_ELSE, label: 'Somebody else' },
                ]}
              />
              {values.lender === SOMEBODY_ELSE && (
                <FormTextField name="recipient" label="Who it was" required />
              )}
              <FormTextField name="what" label="What was given" required />
              <FormDialogActions submit="Record" pending="Saving..." onCancel={close} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
