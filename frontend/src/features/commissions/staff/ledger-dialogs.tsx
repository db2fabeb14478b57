import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { lineName } from '@/features/commissions/ledger-labels';
import {
  useAdjustMutation,
  useClawBackMutation,
  useRecordLaterPaymentMutation,
  type StaffLine,
} from '@/features/commissions/staff/ledger-api';
import { VAT } from '@/features/commissions/staff/terms-values';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FormDate } from '@/shared/forms/fields/form-date';
import { amount, choice, formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { londonIsoDay } from '@/shared/lib/dates';
import { formatPenceInFull } from '@/shared/lib/money';

const AMOUNT = amount('Amount before VAT (£)');
const MISSING = 'Enter the amount';
const reason = text('Reason').required('Enter the reason');

const Reason = () => <FormTextField name="reason" helperText="The partner sees this next to the amount." />;

const FAILED = { title: 'Not saved', description: 'The ledger was not changed' };

interface AboutLineProps {
  line: StaffLine;
  onClose: () => void;
}

const clawBackSchema = formSchema(object({ amountPence: AMOUNT, reason }));

/** Claws back commission. */
export function ClawBackDialog({ line, onClose }: AboutLineProps) {
  const clawBack = useIdempotent(useClawBackMutation());
  return (
    <FormikDialog
      title="Claw back"
      schema={clawBackSchema}
      submit="Claw Back"
      send={(body) => clawBack({ id: line.id, body })}
      successToast={{ title: 'Clawed back' }}
      errorToast={FAILED}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {line.introducerName}, for {lineName(line)}: {line.how}
      </Typography>
      <FormTextField
        name="amountPence"
        inputMode="decimal"
        helperText={`If empty, we claw back all that is left: ${formatPenceInFull(line.leftPence)}, plus its VAT.`}
      />
      <Reason />
    </FormikDialog>
  );
}

const laterPaymentSchema = formSchema(
  object({
    receivedPence: amount('What the lender paid us (£)').required(MISSING),
    receivedOn: text('Received on').required('Enter the date'),
  }),
);

interface LaterPaymentDialogProps {
  submissionId: string;
  onClose: () => void;
}

/** Records a lender's later payment. */
export function LaterPaymentDialog({ submissionId, onClose }: LaterPaymentDialogProps) {
  const record = useIdempotent(useRecordLaterPaymentMutation());
  const today = londonIsoDay(new Date());
  return (
    <FormikDialog
      title="Record a later payment"
      schema={laterPaymentSchema}
      initialValues={{ receivedOn: today }}
      submit="Record Payment"
      send={(body) => record({ submissionId, body })}
      successToast={{ title: 'Payment recorded' }}
      errorToast={FAILED}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        If the case has a partner, it earns its share under its terms. The minimum and maximum apply to the
        whole deal.
      </Typography>
      <FormTextField name="receivedPence" inputMode="decimal" />
      <FormDate name="receivedOn" latest={today} />
    </FormikDialog>
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

const adjustSchema = formSchema(
  object({
    sign: choice<(typeof SIGNS)[number]['value']>('Effect', 'adds'),
    amountPence: AMOUNT.required(MISSING),
    vat: choice<(typeof VAT)[number]['value']>('VAT', 'exempt'),
    reason,
  }),
);

/** Administrators adjust what a partner is owed. */
export function AdjustDialog({ partner, application = null, onClose }: AdjustDialogProps) {
  const adjust = useIdempotent(useAdjustMutation());
  return (
    <FormikDialog
      title="Adjust commission"
      schema={adjustSchema}
      submit="Adjust"
      send={({ sign, amountPence, ...entry }) =>
        adjust({
          body: {
            introducerId: partner.id,
            ...(application && { applicationId: application.id }),
            amountPence: `${sign === 'takes' ? '-' : ''}${amountPence}`,
            ...entry,
          },
        })
      }
      successToast={{ title: 'Commission adjusted' }}
      errorToast={FAILED}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {partner.companyName}
        {application && `, for ${application.companyName}`}
      </Typography>
      <Typography color="textSecondary">
        It is due immediately and goes on the next statement. Existing entries do not change.
      </Typography>
      <FormSelect name="sign" options={SIGNS} placeholder={null} />
      <FormTextField name="amountPence" inputMode="decimal" />
      <FormSelect name="vat" options={VAT} placeholder={null} />
      <Reason />
    </FormikDialog>
  );
}
