import { object } from 'yup';
import { useCompleteSubmissionMutation, type Submission } from '@/features/deals/deals-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { FormDate } from '@/shared/forms/fields/form-date';
import { amount, formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { londonIsoDay } from '@/shared/lib/dates';
import { formatPenceForField } from '@/shared/lib/typed-figures';

const schema = formSchema(
  object({
    completedOn: text('Completion date').required('Enter the completion date'),
    drawnPence: amount('Amount drawn down (£)').required('Enter the amount'),
    brokerCommissionPence: amount('Our commission from the lender (£)').required(
      'Enter the commission, or 0 if the lender pays nothing',
    ),
    facilityReference: text('Lender’s reference'),
    endsOn: text('Ends on'),
  }),
);

/** Usually the accepted amount is drawn. */
const valuesOf = ({ offers, reference }: Submission) => {
  const accepted = offers.find(({ acceptedAt }) => acceptedAt !== null);
  return {
    completedOn: londonIsoDay(new Date()),
    drawnPence: accepted && formatPenceForField(accepted.amountPence),
    facilityReference: reference,
  };
};

interface CompletionDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Records a drawdown, and what the lender pays for it. */
export function CompletionDialog({ submission, onClose }: CompletionDialogProps) {
  const complete = useIdempotent(useCompleteSubmissionMutation());
  const { form } = useRecordForm({
    schema,
    record: submission,
    valuesOf,
    send: ({ facilityReference, endsOn, ...completion }, { id, updatedAt }) =>
      complete({
        id,
        body: {
          ...completion,
          ...(facilityReference && { facilityReference }),
          ...(endsOn && { endsOn }),
          updatedAt,
        },
      }),
    recordKind: 'submission',
  });
  return (
    <FormikDialog
      title={`${submission.lender.name}: record completion`}
      label={`Completion with ${submission.lender.name}`}
      {...form}
      submit="Record Completion"
      successToast={{
        title: 'Completion recorded',
        description: `Funds from ${submission.lender.name} drawn down`,
      }}
      errorToast={{ title: 'Not saved', description: 'The submission was not changed' }}
      onClose={onClose}
    >
      <FieldGrid>
        <FormDate name="completedOn" latest={londonIsoDay(new Date())} />
        <FormTextField name="drawnPence" inputMode="decimal" />
        <FormTextField
          name="brokerCommissionPence"
          inputMode="decimal"
          placeholder="e.g. 2,500"
          helperText="We use this to work out the partner’s share."
        />
        <FormTextField name="facilityReference" />
        <FormDate name="endsOn" helperText="If empty, we use the term of the accepted offer." />
      </FieldGrid>
    </FormikDialog>
  );
}
