import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lineName, toThePenny } from '@/features/commissions/ledger-labels';
import {
  useAdjustMutation,
  useClawBackMutation,
  useRecordReceiptMutation,
  type StaffLine,
} from '@/features/commissions/staff/ledger-api';
import { VAT } from '@/features/commissions/staff/terms-values';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FormDate } from '@/shared/forms/form-date';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { londonIsoDay } from '@/shared/lib/dates';
import { typedAmount } from '@/shared/lib/typed-figures';

/** With the server's field names, and the direction of the amount. */
type Values = Readonly<
  Record<'amountPence' | 'receivedPence' | 'receivedOn' | 'reason' | 'vat' | 'sign', string>
>;

interface LedgerDialogProps<Body extends object> {
  title: string;
  submit: string;
  /** The line or case. */
  children: ReactNode;
  fields: ReactNode;
  initial?: Partial<Values>;
  /** The field with the amount. */
  amount: 'amountPence' | 'receivedPence';
  /** Required fields. */
  needed: readonly (keyof typeof MISSING)[];
  /** The request body; the server parses the amount, null if there is none. */
  bodyOf: (values: Values, typed: string | null) => Body;
  save: (body: Body) => Promise<unknown>;
  done: string;
  onClose: () => void;
}

const BLANK: Values = {
  amountPence: '',
  receivedPence: '',
  receivedOn: '',
  reason: '',
  vat: 'exempt',
  sign: 'adds',
};

/** Errors for empty fields. */
const MISSING = {
  amountPence: 'Enter the amount',
  receivedPence: 'Enter the amount',
  receivedOn: 'Enter the day',
  reason: 'Enter the reason',
} as const;

/** A dialog for a new ledger entry: an amount and its reason. */
function LedgerDialog<Body extends object>(props: LedgerDialogProps<Body>) {
  const { title, submit, children, fields, initial, amount, needed, bodyOf, save, done, onClose } = props;

  const errorsIn = (values: Values): Partial<Values> => {
    const missing = needed.filter((name) => values[name].trim() === '');
    return Object.fromEntries(missing.map((name) => [name, MISSING[name]]));
  };

  return (
    <FormikDialog<Values>
      title={title}
      initialValues={{ ...BLANK, ...initial }}
      validate={errorsIn}
      submit={submit}
      send={(values) => save(bodyOf(values, typedAmount(values[amount])))}
      sent={{ title: done }}
      failed={{ title: 'Not saved', description: 'The ledger was not changed' }}
      onClose={onClose}
    >
      {children}
      {fields}
    </FormikDialog>
  );
}

const Reason = () => (
  <FormTextField
    name="reason"
    label="Reason"
    required
    helperText="The partner sees this next to the amount."
  />
);

interface AboutLineProps {
  line: StaffLine;
  onClose: () => void;
}

/** Claws back commission. */
export function ClawBackDialog({ line, onClose }: AboutLineProps) {
  const clawBack = useIdempotent(useClawBackMutation());
  return (
    <LedgerDialog
      title="Claw back"
      submit="Claw Back"
      amount="amountPence"
      needed={['reason']}
      bodyOf={({ reason }, amountPence) => ({ amountPence, reason })}
      save={(body) => clawBack({ id: line.id, body })}
      done="Clawed back"
      onClose={onClose}
      fields={
        <>
          <FormTextField
            name="amountPence"
            label="Amount before VAT (£)"
            inputMode="decimal"
            helperText={`If empty, we claw back all that is left: ${toThePenny(line.leftPence)}, plus its VAT.`}
          />
          <Reason />
        </>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>
        {line.introducerName}, for {lineName(line)}: {line.how}
      </Typography>
    </LedgerDialog>
  );
}

interface ReceiptDialogProps {
  submissionId: string;
  onClose: () => void;
}

/** Records a lender's later payment. */
export function ReceiptDialog({ submissionId, onClose }: ReceiptDialogProps) {
  const record = useIdempotent(useRecordReceiptMutation());
  const today = londonIsoDay(new Date());
  return (
    <LedgerDialog
      title="Record a later payment"
      submit="Record Payment"
      amount="receivedPence"
      needed={['receivedPence', 'receivedOn']}
      initial={{ receivedOn: today }}
      bodyOf={({ receivedOn }, typed) => ({ receivedPence: typed ?? '', receivedOn })}
      save={(body) => record({ submissionId, body })}
      done="Payment recorded"
      onClose={onClose}
      fields={
        <>
          <FormTextField
            name="receivedPence"
            label="What the lender paid us (£)"
            inputMode="decimal"
            required
          />
          <FormDate name="receivedOn" label="Received on" latest={today} required />
        </>
      }
    >
      <Typography color="textSecondary">
        The partner earns its share by the terms of the case. Minimum and maximum count over the whole deal.
      </Typography>
    </LedgerDialog>
  );
}

interface AdjustDialogProps {
  partner: { id: string; companyName: string };
  /** The case, if any. */
  application?: { id: string; companyName: string } | null;
  onClose: () => void;
}

const SIGNS = [
  { value: 'adds', label: 'Increase what we owe' },
  { value: 'takes', label: 'Reduce what we owe' },
] as const;

/** Administrators adjust what a partner is owed. */
export function AdjustDialog({ partner, application = null, onClose }: AdjustDialogProps) {
  const adjust = useIdempotent(useAdjustMutation());
  return (
    <LedgerDialog
      title="Adjust commission"
      submit="Adjust"
      amount="amountPence"
      needed={['amountPence', 'reason']}
      bodyOf={({ sign, vat, reason }, typed) => ({
        introducerId: partner.id,
        ...(application && { applicationId: application.id }),
        amountPence: `${sign === 'takes' ? '-' : ''}${typed}`,
        vat: vat as (typeof VAT)[number]['value'],
        reason,
      })}
      save={(body) => adjust({ body })}
      done="Commission adjusted"
      onClose={onClose}
      fields={
        <>
          <FormSelect name="sign" label="Effect" options={SIGNS} placeholder={null} />
          <FormTextField name="amountPence" label="Amount before VAT (£)" inputMode="decimal" required />
          <FormSelect name="vat" label="VAT" options={VAT} placeholder={null} />
          <Reason />
        </>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>
        {partner.companyName}
        {application && `, for ${application.companyName}`}
      </Typography>
      <Typography color="textSecondary">
        It is due immediately and goes on the next statement. Existing entries do not change.
      </Typography>
    </LedgerDialog>
  );
}
