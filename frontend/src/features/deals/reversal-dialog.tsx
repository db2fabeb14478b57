import Typography from '@mui/material/Typography';
import { useReverseCompletionMutation, type Reversal, type Submission } from '@/features/deals/deals-api';
import { ReasonFields } from '@/features/deals/reason-fields';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';

type Values = Readonly<Record<'reasonCode' | 'reason', string>>;

interface ReversalDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Reverses a completion with a reason. */
export function ReversalDialog({ submission: { id, lender, updatedAt }, onClose }: ReversalDialogProps) {
  const [reverse] = useReverseCompletionMutation();
  return (
    <FormikDialog<Values>
      title={`${lender.name}: reverse completion`}
      label={`Reversal of the completion with ${lender.name}`}
      initialValues={{ reasonCode: '', reason: '' }}
      validate={({ reasonCode }): Partial<Values> =>
        reasonCode === '' ? { reasonCode: 'Choose why the completion is reversed' } : {}
      }
      submit="Reverse"
      pending="Reversing..."
      send={({ reasonCode, reason }) =>
        reverse({
          id,
          body: { reasonCode: reasonCode as Reversal['reasonCode'], reason, updatedAt },
        }).unwrap()
      }
      sent={{ title: 'Completion reversed', description: `${lender.name}: accepted again` }}
      failed={{ title: 'Not saved', description: 'The completion stands' }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        The submission goes back to Accepted, and partner commission on it is clawed back.
      </Typography>
      <ReasonFields required />
    </FormikDialog>
  );
}
