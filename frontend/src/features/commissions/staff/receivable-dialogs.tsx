import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { receivableName } from '@/features/commissions/staff/receivable-labels';
import {
  useChangeExpectedAmountMutation,
  useChangeReceivableMutation,
  useRecordReceiptMutation,
  useReverseReceiptMutation,
  useWriteOffReceivableMutation,
  type Receipt,
  type Receivable,
} from '@/features/commissions/staff/receivables-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import { FormDate } from '@/shared/forms/fields/form-date';
import { amount, formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { londonIsoDay, longDate } from '@/shared/lib/dates';
import { formatPenceInFull } from '@/shared/lib/money';
import { readDecimal, formatPenceForField } from '@/shared/lib/typed-figures';

interface ReceivableDialogProps {
  receivable: Receivable;
  onClose: () => void;
}

const notSaved = { title: 'Not saved', description: 'The receivable was not changed' };

const MISSING_AMOUNT = 'Enter the amount';
const MISSING_DATE = 'Enter the date';

const receiptSchema = formSchema(
  object({
    receivedPence: amount('Amount received (£)').required(MISSING_AMOUNT),
    receivedOn: text('Received on').required(MISSING_DATE),
    reference: text('Reference'),
  }),
);
const reasonSchema = formSchema(object({ reason: text('Reason').required('Enter the reason') }));
const dueDateSchema = formSchema(object({ expectedOn: text('Due date').required(MISSING_DATE) }));
const expectedAmountSchema = formSchema(
  object({ expectedPence: amount('Expected amount (£)').required(MISSING_AMOUNT) }),
);

/** Which receivable a dialog is about. */
function About({ receivable }: { receivable: Receivable }) {
  return (
    <Typography sx={{ fontWeight: 600 }}>
      {receivable.lender.name}, for {receivableName(receivable)}
    </Typography>
  );
}

/** What is left, or how much more than that was typed. */
const beside = ({ openPence }: Receivable, typed: string): string => {
  const pounds = readDecimal(typed.replace('£', ''));
  const over = pounds === null ? 0 : Math.round(pounds * 100) - openPence;
  if (over <= 0) return `${formatPenceInFull(openPence)} is outstanding.`;
  return `${formatPenceInFull(over)} more than is outstanding (${formatPenceInFull(openPence)}). Check the amount. You can record it if the lender did pay it.`;
};

/** Records what a lender paid: part of it, all of it or more. */
export function RecordReceiptDialog({ receivable, onClose }: ReceivableDialogProps) {
  const record = useIdempotent(useRecordReceiptMutation());
  const today = londonIsoDay(new Date());
  const { read, form } = useRecordForm({
    schema: receiptSchema,
    record: receivable,
    valuesOf: ({ openPence }) => ({
      receivedOn: today,
      receivedPence: openPence > 0 ? formatPenceForField(openPence) : '',
    }),
    send: ({ reference, ...receipt }, { id, updatedAt }) =>
      record({ id, body: { ...receipt, ...(reference && { reference }), updatedAt } }),
    recordKind: 'receivable',
  });
  return (
    <FormikDialog
      title="Record receipt"
      {...form}
      submit="Record receipt"
      successToast={({ openPence }) => ({
        title: 'Receipt recorded',
        description:
          openPence > 0 ? `${formatPenceInFull(openPence)} is still outstanding.` : 'Nothing is outstanding.',
      })}
      errorToast={notSaved}
      onClose={onClose}
    >
      {({ receivedPence }) => (
        <>
          <About receivable={read} />
          <FormTextField name="receivedPence" inputMode="decimal" helperText={beside(read, receivedPence)} />
          <FormDate name="receivedOn" latest={today} />
          <FormTextField name="reference" helperText="As on the bank statement, e.g. ALBA 20931" />
        </>
      )}
    </FormikDialog>
  );
}

/** Undoes a mistyped receipt, which stays in the list. */
export function UndoReceiptDialog({
  receivable,
  receipt,
  onClose,
}: ReceivableDialogProps & { receipt: Receipt }) {
  const reverse = useIdempotent(useReverseReceiptMutation());
  const { read, form } = useRecordForm({
    schema: reasonSchema,
    record: receivable,
    valuesOf: () => ({}),
    send: ({ reason }, { id, updatedAt }) =>
      reverse({ id, receiptId: receipt.id, body: { reason, updatedAt } }),
    recordKind: 'receivable',
  });
  return (
    <FormikDialog
      title="Undo receipt"
      {...form}
      submit="Undo receipt"
      successToast={{ title: 'Receipt undone' }}
      errorToast={notSaved}
      onClose={onClose}
    >
      <About receivable={read} />
      <Typography color="textSecondary">
        {formatPenceInFull(receipt.receivedPence)} on {longDate(receipt.receivedOn)} will no longer count. It
        stays in the list with your reason. Any commission that a partner earned from it is clawed back.
      </Typography>
      <FormTextField name="reason" />
    </FormikDialog>
  );
}

/** Changes when a lender is expected to pay. */
export function ChangeDueDateDialog({ receivable, onClose }: ReceivableDialogProps) {
  const [change] = useChangeReceivableMutation();
  const { read, form } = useRecordForm({
    schema: dueDateSchema,
    record: receivable,
    send: (body, { id, updatedAt }) => change({ id, body: { ...body, updatedAt } }).unwrap(),
    recordKind: 'receivable',
    formatValue: (_field, day) => longDate(day),
  });
  return (
    <FormikDialog
      title="Change due date"
      {...form}
      submit="Save"
      successToast={({ expectedOn }) => ({
        title: 'Due date changed',
        description: `Now ${longDate(expectedOn)}.`,
      })}
      errorToast={notSaved}
      onClose={onClose}
    >
      <About receivable={read} />
      <FormDate name="expectedOn" helperText="We create a task to chase the lender on the next day." />
    </FormikDialog>
  );
}

/** Administrators correct what a lender was expected to pay. */
export function CorrectAmountDialog({ receivable, onClose }: ReceivableDialogProps) {
  const [change] = useChangeExpectedAmountMutation();
  const { read, form } = useRecordForm({
    schema: expectedAmountSchema,
    record: receivable,
    valuesOf: ({ expectedPence }) => ({ expectedPence: formatPenceForField(expectedPence) }),
    send: (body, { id, updatedAt }) => change({ id, body: { ...body, updatedAt } }).unwrap(),
    recordKind: 'receivable',
  });
  return (
    <FormikDialog
      title="Correct expected amount"
      {...form}
      submit="Save"
      successToast={({ expectedPence }) => ({
        title: 'Expected amount corrected',
        description: `Now ${formatPenceInFull(expectedPence)}.`,
      })}
      errorToast={notSaved}
      onClose={onClose}
    >
      <About receivable={read} />
      <FormTextField
        name="expectedPence"
        inputMode="decimal"
        helperText="For an amount that was recorded wrongly at completion. If a partner’s commission was based on it, we create a task to check the commission."
      />
    </FormikDialog>
  );
}

/** Administrators give up what is outstanding. */
export function WriteOffDialog({ receivable, onClose }: ReceivableDialogProps) {
  const writeOff = useIdempotent(useWriteOffReceivableMutation());
  const { read, form } = useRecordForm({
    schema: reasonSchema,
    record: receivable,
    valuesOf: () => ({}),
    send: ({ reason }, { id, updatedAt }) => writeOff({ id, body: { reason, updatedAt } }),
    recordKind: 'receivable',
  });
  return (
    <FormikDialog
      title="Write off"
      {...form}
      submit="Write off"
      successToast={({ writtenOffPence }) => ({ title: `${formatPenceInFull(writtenOffPence)} written off` })}
      errorToast={notSaved}
      onClose={onClose}
    >
      <About receivable={read} />
      <Typography color="textSecondary">
        This gives up the {formatPenceInFull(read.openPence)} that is outstanding. You can still record a
        later receipt.
      </Typography>
      <FormTextField name="reason" />
    </FormikDialog>
  );
}
