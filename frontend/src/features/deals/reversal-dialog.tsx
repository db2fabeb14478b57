import Typography from '@mui/material/Typography';
import { useReverseCompletionMutation, type Reversal, type Submission } from '@/features/deals/deals-api';
import { REASONS } from '@/features/deals/submission-states';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { useSending } from '@/shared/forms/use-sending';

type Values = Readonly<Record<'reasonCode' | 'reason', string>>;

interface ReversalDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Says why what was recorded as completed is not. */
export function ReversalDialog({ submission: { id, lender, updatedAt }, onClose }: ReversalDialogProps) {
  const [reverse] = useReverseCompletionMutation();
  const save = useSending({
    send: ({ reasonCode, reason }: Values) =>
      reverse({
        id,
        body: { reasonCode: reasonCode as Reversal['reasonCode'], reason, updatedAt },
      }).unwrap(),
    sent: { title: 'Completion reversed', description: `${lender.name}: accepted again` },
    failed: { title: 'Not saved', description: 'The completion stands' },
    onSent: onClose,
  });
  return (
    <FormikDialog<Values>
      title={`${lender.name}: reverse completion`}
      label={`Reversal of the completion with ${lender.name}`}
      initialValues={{ reasonCode: '', reason: '' }}
      validate={({ reasonCode }): Partial<Values> =>
        reasonCode === '' ? { reasonCode: 'Say why the completion is reversed' } : {}
      }
      onSubmit={save}
      submit="Reverse"
      pending="Reversing..."
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        The submission is accepted again, and what a partner earned by it is taken back.
      </Typography>
      <FormSelect name="reasonCode" label="Reason" required options={REASONS} />
      <FormTextField
        name="reason"
        label="In words (internal)"
        rows={3}
        helperText="No partner and no client reads it."
      />
    </FormikDialog>
  );
}
