import Typography from '@mui/material/Typography';
import { useChangeCompletionMutation, type Submission } from '@/features/deals/deals-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import { FormDate } from '@/shared/forms/form-date';
import { londonIsoDay, longDate } from '@/shared/lib/dates';

type Values = Readonly<Record<'redeemedOn', string>>;

const LABELS: Values = { redeemedOn: 'Paid back on' };

const errorsIn = ({ redeemedOn }: Values): Partial<Values> =>
  redeemedOn === '' ? { redeemedOn: 'Say on which day it was paid back' } : {};

interface RedemptionDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Says on which day a facility was paid back before its end. */
export function RedemptionDialog({ submission, onClose }: RedemptionDialogProps) {
  const [change] = useChangeCompletionMutation();
  const today = londonIsoDay(new Date());
  const { form } = useRecordForm({
    record: submission,
    valuesOf: ({ completion }: Submission): Values => ({ redeemedOn: completion?.redeemedOn ?? today }),
    send: (values, { id, updatedAt }) => change({ id, body: { ...values, updatedAt } }).unwrap(),
    recordKind: 'submission',
    labels: LABELS,
    formatValue: (_field, day) => longDate(day),
  });
  const lender = submission.lender.name;
  return (
    <FormikDialog
      title={`${lender}: paid back early`}
      label={`Early repayment to ${lender}`}
      {...form}
      validate={errorsIn}
      submit="Save"
      sent={{ title: 'Paid back early', description: 'Nobody is asked whether to renew it' }}
      failed={{ title: 'Not saved', description: 'The completion stays as it was' }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        This closes or cancels the renewal task. Partner commission is not affected.
      </Typography>
      <FormDate
        name="redeemedOn"
        label={LABELS.redeemedOn}
        required
        earliest={submission.completion?.completedOn}
        latest={today}
      />
    </FormikDialog>
  );
}

/** Takes it back. */
export function NotRedeemed({ submission: { id, lender, updatedAt }, onClose }: RedemptionDialogProps) {
  const [change] = useChangeCompletionMutation();
  return (
    <ConfirmedAction
      question={`Undo early repayment of the ${lender.name} facility?`}
      sentence="It runs to its end date again. You will get a renewal task 90 days before."
      confirm="Not paid back"
      action={() => change({ id, body: { redeemedOn: null, updatedAt } }).unwrap()}
      done={{ title: 'The facility runs on' }}
      failed={{ title: 'Not saved', description: 'The completion stays as it was.' }}
      onClose={onClose}
    />
  );
}
