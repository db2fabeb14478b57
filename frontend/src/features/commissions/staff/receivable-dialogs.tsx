import Typography from '@mui/material/Typography';
import { toThePenny } from '@/features/commissions/ledger-labels';
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
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import { FormDate } from '@/shared/forms/form-date';
import { FormTextField } from '@/shared/forms/form-text-field';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { londonIsoDay, longDate } from '@/shared/lib/dates';
import { readDecimal, typedAmount, typedPence } from '@/shared/lib/typed-figures';

interface ReceivableDialogProps {
  receivable: Receivable;
  onClose: () => void;
}

const LABELS = {
  receivedPence: 'Amount received (£)',
  receivedOn: 'Received on',
  reference: 'Reference',
  expectedOn: 'Due date',
  expectedPence: 'Expected amount (£)',
  reason: 'Reason',
} as const;

const notSaved = { title: 'Not saved', description: 'The receivable was not changed' };

type Start<Values> = (receivable: Receivable) => Values;

const newReceipt: Start<Record<'receivedPence' | 'receivedOn' | 'reference', string>> = () => ({
  receivedPence: '',
  receivedOn: londonIsoDay(new Date()),
  reference: '',
});

const noReasonYet: Start<Record<'reason', string>> = () => ({ reason: '' });

/** Which receivable a dialog is about. */
function About({ receivable }: { receivable: Receivable }) {
  return (
    <Typography sx={{ fontWeight: 600 }}>
      {receivable.lender.name}, for {receivableName(receivable)}
    </Typography>
  );
}

/** The required fields of a form that are empty. */
const missing =
  <Name extends string>(messages: Readonly<Partial<Record<Name, string>>>) =>
  (values: Readonly<Record<Name, string>>): Partial<Record<Name, string>> =>
    Object.fromEntries(
      Object.entries(messages).filter(([name]) => values[name as Name].trim() === ''),
    ) as Partial<Record<Name, string>>;

/** What is left, or how much more than that was typed. */
const beside = ({ openPence }: Receivable, typed: string): string => {
  const pounds = readDecimal(typed.replace('£', ''));
  const over = pounds === null ? 0 : Math.round(pounds * 100) - openPence;
  if (over <= 0) return `${toThePenny(openPence)} is outstanding.`;
  return `${toThePenny(over)} more than is outstanding (${toThePenny(openPence)}). Check the amount. You can record it if the lender did pay it.`;
};

/** Records what a lender paid: part of it, all of it or more. */
export function RecordReceiptDialog({ receivable, onClose }: ReceivableDialogProps) {
  const record = useIdempotent(useRecordReceiptMutation());
  const today = londonIsoDay(new Date());
  const { read, form } = useRecordForm({
    record: receivable,
    valuesOf: newReceipt,
    send: ({ receivedPence, receivedOn, reference }, { id, updatedAt }) =>
      record({
        id,
        body: {
          receivedPence: typedAmount(receivedPence) ?? '',
          receivedOn,
          ...(reference.trim() && { reference: reference.trim() }),
          updatedAt,
        },
      }),
    recordKind: 'receivable',
    labels: LABELS,
  });
  return (
    <FormikDialog
      title="Record receipt"
      {...form}
      validate={missing({ receivedPence: 'Enter the amount', receivedOn: 'Enter the date' })}
      submit="Record receipt"
      sent={({ openPence }) => ({
        title: 'Receipt recorded',
        description:
          openPence > 0 ? `${toThePenny(openPence)} is still outstanding.` : 'Nothing is outstanding.',
      })}
      failed={notSaved}
      onClose={onClose}
    >
      {({ receivedPence }) => (
        <>
          <About receivable={read} />
          <FormTextField
            name="receivedPence"
            label={LABELS.receivedPence}
            inputMode="decimal"
            required
            helperText={beside(read, receivedPence)}
          />
          <FormDate name="receivedOn" label={LABELS.receivedOn} latest={today} required />
          <FormTextField
            name="reference"
            label={LABELS.reference}
            helperText="As on the bank statement, e.g. ALBA 20931"
          />
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
    record: receivable,
    valuesOf: noReasonYet,
    send: ({ reason }, { id, updatedAt }) =>
      reverse({ id, receiptId: receipt.id, body: { reason, updatedAt } }),
    recordKind: 'receivable',
    labels: LABELS,
  });
  return (
    <FormikDialog
      title="Undo receipt"
      {...form}
      validate={missing({ reason: 'Enter the reason' })}
      submit="Undo receipt"
      sent={{ title: 'Receipt undone' }}
      failed={notSaved}
      onClose={onClose}
    >
      <About receivable={read} />
      <Typography color="textSecondary">
        {toThePenny(receipt.receivedPence)} on {longDate(receipt.receivedOn)} will no longer count. It stays
        in the list with your reason. Commission that a partner earned with it is clawed back.
      </Typography>
      <FormTextField name="reason" label={LABELS.reason} required />
    </FormikDialog>
  );
}

/** Changes when a lender is expected to pay. */
export function ChangeDueDateDialog({ receivable, onClose }: ReceivableDialogProps) {
  const [change] = useChangeReceivableMutation();
  const { read, form } = useRecordForm({
    record: receivable,
    valuesOf: ({ expectedOn }: Receivable) => ({ expectedOn }),
    send: ({ expectedOn }, { id, updatedAt }) => change({ id, body: { expectedOn, updatedAt } }).unwrap(),
    recordKind: 'receivable',
    labels: LABELS,
    formatValue: (_field, day) => longDate(day),
  });
  return (
    <FormikDialog
      title="Change due date"
      {...form}
      validate={missing({ expectedOn: 'Enter the date' })}
      submit="Save"
      sent={({ expectedOn }) => ({ title: 'Due date changed', description: `Now ${longDate(expectedOn)}.` })}
      failed={notSaved}
      onClose={onClose}
    >
      <About receivable={read} />
      <FormDate
        name="expectedOn"
        label={LABELS.expectedOn}
        required
        helperText="We create a task to chase the lender on the next day."
      />
    </FormikDialog>
  );
}

/** Administrators correct what a lender was expected to pay. */
export function CorrectAmountDialog({ receivable, onClose }: ReceivableDialogProps) {
  const [change] = useChangeExpectedAmountMutation();
  const { read, form } = useRecordForm({
    record: receivable,
    valuesOf: ({ expectedPence }: Receivable) => ({ expectedPence: typedPence(expectedPence) }),
    send: ({ expectedPence }, { id, updatedAt }) =>
      change({ id, body: { expectedPence: typedAmount(expectedPence) ?? '', updatedAt } }).unwrap(),
    recordKind: 'receivable',
    labels: LABELS,
  });
  return (
    <FormikDialog
      title="Correct expected amount"
      {...form}
      validate={missing({ expectedPence: 'Enter the amount' })}
      submit="Save"
      sent={({ expectedPence }) => ({
        title: 'Expected amount corrected',
        description: `Now ${toThePenny(expectedPence)}.`,
      })}
      failed={notSaved}
      onClose={onClose}
    >
      <About receivable={read} />
      <FormTextField
        name="expectedPence"
        label={LABELS.expectedPence}
        inputMode="decimal"
        required
        helperText="For an amount that was recorded wrongly at completion. If a partner earned by it, we create a task to check the commission."
      />
    </FormikDialog>
  );
}

/** Administrators give up what is outstanding. */
export function WriteOffDialog({ receivable, onClose }: ReceivableDialogProps) {
  const writeOff = useIdempotent(useWriteOffReceivableMutation());
  const { read, form } = useRecordForm({
    record: receivable,
    valuesOf: noReasonYet,
    send: ({ reason }, { id, updatedAt }) => writeOff({ id, body: { reason, updatedAt } }),
    recordKind: 'receivable',
    labels: LABELS,
  });
  return (
    <FormikDialog
      title="Write off"
      {...form}
      validate={missing({ reason: 'Enter the reason' })}
      submit="Write off"
      sent={({ writtenOffPence }) => ({ title: `${toThePenny(writtenOffPence)} written off` })}
      failed={notSaved}
      onClose={onClose}
    >
      <About receivable={read} />
      <Typography color="textSecondary">
        This gives up the {toThePenny(read.openPence)} that is outstanding. You can still record a later
        receipt.
      </Typography>
      <FormTextField name="reason" label={LABELS.reason} required />
    </FormikDialog>
  );
}
