import { useCompleteSubmissionMutation, type Submission } from '@/features/deals/deals-api';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import { FieldGrid } from '@/shared/forms/field-grid';
import { FormDate } from '@/shared/forms/form-date';
import { FormTextField } from '@/shared/forms/form-text-field';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { londonIsoDay } from '@/shared/lib/dates';
import { typedAmount, typedPence } from '@/shared/lib/typed-figures';

/** The form's values: every field as text, with the server's names. */
type Values = Readonly<
  Record<'completedOn' | 'drawnPence' | 'brokerCommissionPence' | 'facilityReference' | 'endsOn', string>
>;

const LABELS: Readonly<Record<keyof Values, string>> = {
  completedOn: 'Completion date',
  drawnPence: 'Amount drawn (£)',
  brokerCommissionPence: 'Our commission from the lender (£)',
  facilityReference: 'Lender’s reference',
  endsOn: 'Ends on',
};

/** Usually the accepted amount is drawn. */
const valuesOf = ({ offers, reference }: Submission): Values => {
  const accepted = offers.find(({ acceptedAt }) => acceptedAt !== null);
  return {
    completedOn: londonIsoDay(new Date()),
    drawnPence: accepted ? typedPence(accepted.amountPence) : '',
    brokerCommissionPence: '',
    facilityReference: reference ?? '',
    endsOn: '',
  };
};

const errorsIn = ({ completedOn, drawnPence, brokerCommissionPence }: Values): Partial<Values> => ({
  ...(completedOn === '' && { completedOn: 'Enter the completion date' }),
  ...(typedAmount(drawnPence) === null && { drawnPence: 'Enter the amount' }),
  ...(typedAmount(brokerCommissionPence) === null && {
    brokerCommissionPence: 'Enter the commission, or 0 where the lender pays nothing',
  }),
});

interface CompletionDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Records a drawdown, and what the lender pays for it. */
export function CompletionDialog({ submission, onClose }: CompletionDialogProps) {
  const complete = useIdempotent(useCompleteSubmissionMutation());
  const { form } = useRecordForm({
    record: submission,
    valuesOf,
    send: (values: Values, { id, updatedAt }) =>
      complete({
        id,
        body: {
          completedOn: values.completedOn,
          drawnPence: typedAmount(values.drawnPence) ?? '',
          brokerCommissionPence: typedAmount(values.brokerCommissionPence) ?? '',
          ...(values.facilityReference && { facilityReference: values.facilityReference }),
          ...(values.endsOn && { endsOn: values.endsOn }),
          updatedAt,
        },
      }),
    recordKind: 'submission',
    labels: LABELS,
  });
  return (
    <FormikDialog
      title={`${submission.lender.name}: money drawn`}
      label={`Completion with ${submission.lender.name}`}
      {...form}
      validate={errorsIn}
      submit="Record Completion"
      sent={{ title: 'Completion recorded', description: `Funds from ${submission.lender.name} drawn down` }}
      failed={{ title: 'Not saved', description: 'The submission was not changed' }}
      onClose={onClose}
    >
      <FieldGrid>
        <FormDate name="completedOn" label={LABELS.completedOn} required latest={londonIsoDay(new Date())} />
        <FormTextField name="drawnPence" label={LABELS.drawnPence} required inputMode="decimal" />
        <FormTextField
          name="brokerCommissionPence"
          label={LABELS.brokerCommissionPence}
          required
          inputMode="decimal"
          placeholder="2,500"
          helperText="We use this to work out the partner’s share."
        />
        <FormTextField name="facilityReference" label={LABELS.facilityReference} />
        <FormDate
          name="endsOn"
          label={LABELS.endsOn}
          helperText="If empty, we use the term of the accepted offer."
        />
      </FieldGrid>
    </FormikDialog>
  );
}
