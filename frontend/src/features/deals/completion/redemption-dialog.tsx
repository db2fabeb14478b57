import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { useChangeCompletionMutation, type Submission } from '@/features/deals/deals-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import { FormDate } from '@/shared/forms/fields/form-date';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { londonIsoDay, longDate } from '@/shared/lib/dates';

const schema = formSchema(object({ redeemedOn: text('Repaid on').required('Enter the date it was repaid') }));

interface RedemptionDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Records an early repayment. */
export function RedemptionDialog({ submission, onClose }: RedemptionDialogProps) {
  const [change] = useChangeCompletionMutation();
  const today = londonIsoDay(new Date());
  const { form } = useRecordForm({
    schema,
    record: submission,
    valuesOf: ({ completion }: Submission) => ({ redeemedOn: completion?.redeemedOn ?? today }),
    send: (values, { id, updatedAt }) => change({ id, body: { ...values, updatedAt } }).unwrap(),
    recordKind: 'submission',
    formatValue: (_field, day) => longDate(day),
  });
  const lender = submission.lender.name;
  return (
    <FormikDialog
      title={`Early repayment to ${lender}`}
      {...form}
      submit="Save"
      successToast={{
        title: 'Early repayment recorded',
        description: 'This closes or cancels the renewal task',
      }}
      errorToast={{ title: 'Not saved', description: 'The completion is unchanged.' }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        This closes or cancels the renewal task. Partner commission is not affected.
      </Typography>
      <FormDate name="redeemedOn" earliest={submission.completion?.completedOn} latest={today} />
    </FormikDialog>
  );
}

/** Undoes it. */
export function NotRedeemed({ submission: { id, lender, updatedAt }, onClose }: RedemptionDialogProps) {
  const [change] = useChangeCompletionMutation();
  return (
    <ConfirmedAction
      title={`Undo early repayment of the ${lender.name} facility?`}
      message="It runs to its end date again. You will get a renewal task 90 days before."
      confirm="Undo early repayment"
      action={() => change({ id, body: { redeemedOn: null, updatedAt } }).unwrap()}
      successToast={{ title: 'Early repayment undone' }}
      errorToast={{ title: 'Not saved', description: 'The completion is unchanged.' }}
      onClose={onClose}
    />
  );
}
