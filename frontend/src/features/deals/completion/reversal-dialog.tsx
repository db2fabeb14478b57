import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { useReverseCompletionMutation, type Submission } from '@/features/deals/deals-api';
import { EndReasonFields, endReasonFields } from '@/features/deals/end-reason-fields';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { formSchema } from '@/shared/forms/rules/form-schema';

const schema = formSchema(
  object({
    ...endReasonFields,
    reasonCode: endReasonFields.reasonCode.required('Choose why the completion is reversed'),
  }),
);

interface ReversalDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Reverses a completion with a reason. */
export function ReversalDialog({ submission: { id, lender, updatedAt }, onClose }: ReversalDialogProps) {
  const [reverse] = useReverseCompletionMutation();
  return (
    <FormikDialog
      title={`${lender.name}: reverse completion`}
      label={`Reversal of the completion with ${lender.name}`}
      schema={schema}
      submit="Reverse"
      pending="Reversing..."
      send={(reasons) => reverse({ id, body: { ...reasons, updatedAt } }).unwrap()}
      successToast={{ title: 'Completion reversed', description: `${lender.name}: accepted again` }}
      errorToast={{ title: 'Not saved', description: 'The completion is unchanged.' }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        The submission goes back to Accepted, and partner commission on it is clawed back.
      </Typography>
      <EndReasonFields />
    </FormikDialog>
  );
}
