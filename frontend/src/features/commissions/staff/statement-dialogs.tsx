import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { formatMonth, statementName } from '@/features/commissions/ledger-labels';
import {
  usePayStatementsMutation,
  useRunStatementsMutation,
  type StaffStatement,
} from '@/features/commissions/staff/ledger-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FormDate } from '@/shared/forms/fields/form-date';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { formatPenceInFull } from '@/shared/lib/money';
import { latestUpdate } from '@/shared/lists/screen/latest-update';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { londonIsoDay } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';

/** This month, and the twelve before it. */
const monthsTo = (today: string) => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 13 }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    return { value, label: formatMonth(value) };
  });
};

const monthSchema = formSchema(object({ month: text('Month') }));

/** Drafts the statements of a month. */
export function RunDialog({ onClose }: { onClose: () => void }) {
  const [run] = useRunStatementsMutation();
  const months = monthsTo(londonIsoDay(new Date()));
  return (
    <FormikDialog
      title="Draft statements"
      schema={monthSchema}
      initialValues={{ month: months[0]?.value ?? '' }}
      submit="Run"
      pending="Running..."
      send={({ month }) => run(month).unwrap()}
      successToast={(drafts) =>
        drafts.length === 0
          ? {
              title: 'Nothing is due',
              description: 'Everything due by the end of that month is already on a statement.',
            }
          : { title: counted(drafts.length, 'draft'), description: 'Check and approve them.' }
      }
      errorToast={{ title: 'Not run', description: 'Some drafts may have been created' }}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Creates a draft statement for each partner with commission due by the end of the month. Running it
        again only adds what has since become due.
      </Typography>
      <FormSelect name="month" options={months} placeholder={null} />
    </FormikDialog>
  );
}

const paymentSchema = formSchema(
  object({
    paidOn: text('Paid on').required('Enter the date'),
    reference: text('Reference').required('Enter the reference of the payment'),
  }),
);

interface PayDialogProps {
  statements: readonly StaffStatement[];
  onPaid?: () => void;
  onClose: () => void;
}

/** Records the payment of approved statements in one payment run. */
export function PayDialog({ statements, onPaid, onClose }: PayDialogProps) {
  const pay = useIdempotent(usePayStatementsMutation());
  const today = londonIsoDay(new Date());
  const sum = statements.reduce((total, { totalPence }) => total + totalPence, 0);
  const updatedAt = latestUpdate(statements);
  const [first] = statements;
  const only = statements.length === 1 ? first : undefined;
  return (
    <FormikDialog
      title={only ? `Pay ${statementName(only)}` : 'Pay statements'}
      schema={paymentSchema}
      initialValues={{ paidOn: today }}
      submit="Record Payment"
      send={(values) => pay({ body: { ...values, ids: statements.map(({ id }) => id), updatedAt } })}
      successToast={{
        title: 'Payment recorded',
        description: only ? 'We have emailed the partner.' : 'We have emailed the partners.',
      }}
      errorToast={{
        title: 'Not saved',
        description: only ? 'It is not marked as paid' : 'None of them is marked as paid',
      }}
      onSuccess={() => {
        onPaid?.();
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {only
          ? `${formatPenceInFull(sum)} to ${only.introducerName}`
          : `${counted(statements.length, 'statement')}, ${formatPenceInFull(sum)} in all`}
      </Typography>
      <FormDate name="paidOn" latest={today} />
      <FormTextField name="reference" helperText="As it appears on the partner’s bank statement." />
    </FormikDialog>
  );
}
