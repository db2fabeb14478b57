import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { monthInWords, statementName, toThePenny } from '@/features/commissions/ledger-words';
import {
  usePayStatementsMutation,
  useRunStatementsMutation,
  type StaffStatement,
} from '@/features/commissions/staff/ledger-api';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { FormBody } from '@/shared/forms/form-body';
import { FormDate } from '@/shared/forms/form-date';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { londonIsoDay } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast-context';

interface RunValues {
  month: string;
}

/** This month, and the twelve before it. */
const monthsTo = (today: string) => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 13 }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    return { value, label: monthInWords(value) };
  });
};

/** Drafts the statements of a month. */
export function RunDialog({ onClose }: { onClose: () => void }) {
  const [run] = useRunStatementsMutation();
  const toast = useToast();
  const months = monthsTo(londonIsoDay(new Date()));

  const send = useOneAtATime(async ([values, form]: [RunValues, FormikHelpers<RunValues>]) => {
    try {
      const drafts = await run(values.month).unwrap();
      toast({
        title: drafts.length === 0 ? 'Nothing is due' : counted(drafts.length, 'draft'),
        description:
          drafts.length === 0
            ? 'By the end of that month nobody is owed anything that stands on no statement.'
            : 'Look them through, and approve them.',
      });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Not run', description: 'Some drafts may have been made', destructive: true });
    }
  });

  return (
    <Formik<RunValues>
      initialValues={{ month: months[0]?.value ?? '' }}
      onSubmit={(values, form) => send([values, form])}
    >
      {({ dirty, isSubmitting }) => (
        <FormDialog title="Run statements" maxWidth="sm" dirty={dirty} busy={isSubmitting} onClose={onClose}>
          {(leave) => (
            <FormBody label="Run statements">
              <Typography color="textSecondary">
                Drafts a statement for each partner of what is due by the end of the month. Run again, nothing
                is made twice: what has come due meanwhile joins the draft.
              </Typography>
              <FormSelect name="month" label="Month" options={months} placeholder={null} />
              <FormDialogActions submit="Run" pending="Running..." onCancel={leave} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}

interface PayDialogProps {
  statements: readonly StaffStatement[];
  onPaid?: () => void;
  onClose: () => void;
}

interface PayValues {
  paidOn: string;
  reference: string;
}

/** Records that approved statements were paid, all by one payment run. */
export function PayDialog({ statements, onPaid, onClose }: PayDialogProps) {
  const [pay] = usePayStatementsMutation();
  const keyOf = useSubmissionKey();
  const toast = useToast();
  const today = londonIsoDay(new Date());
  const sum = statements.reduce((total, { totalPence }) => total + totalPence, 0);
  const [first] = statements;
  const title = statements.length === 1 && first ? `Pay ${statementName(first)}` : 'Pay statements';

  const send = useOneAtATime(async ([values, form]: [PayValues, FormikHelpers<PayValues>]) => {
    const body = { ...values, ids: statements.map(({ id }) => id) };
    try {
      await pay({ body, idempotencyKey: keyOf(body) }).unwrap();
      toast({ title: 'Payment recorded', description: 'The partners are told by mail.' });
      onPaid?.();
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Not saved', description: 'None of them is marked as paid', destructive: true });
    }
  });

  return (
    <Formik<PayValues>
      initialValues={{ paidOn: today, reference: '' }}
      validate={({ reference }) =>
        reference.trim() === '' ? { reference: 'Enter the reference of the payment' } : {}
      }
      onSubmit={(values, form) => send([values, form])}
    >
      {({ dirty, isSubmitting }) => (
        <FormDialog title={title} maxWidth="sm" dirty={dirty} busy={isSubmitting} onClose={onClose}>
          {(leave) => (
            <FormBody label={title}>
              <Typography sx={{ fontWeight: 600 }}>
                {counted(statements.length, 'statement')}, {toThePenny(sum)} in all
              </Typography>
              <FormDate name="paidOn" label="Paid on" latest={today} required />
              <FormTextField
                name="reference"
                label="Reference"
                required
                helperText="As it stands on the partner’s account."
              />
              <FormDialogActions submit="Record Payment" pending="Saving..." onCancel={leave} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
