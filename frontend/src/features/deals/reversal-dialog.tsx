import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useReverseCompletionMutation, type Reversal, type Submission } from '@/features/deals/deals-api';
import { REASONS } from '@/features/deals/submission-states';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useToast } from '@/shared/ui/toast-context';

type Values = Readonly<Record<'reasonCode' | 'reason', string>>;

interface ReversalDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Says why what was recorded as completed is not. */
export function ReversalDialog({ submission: { id, lender, updatedAt }, onClose }: ReversalDialogProps) {
  const [reverse] = useReverseCompletionMutation();
  const toast = useToast();
  const save = useOneAtATime(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    try {
      const reasonCode = values.reasonCode as Reversal['reasonCode'];
      await reverse({ id, body: { reasonCode, reason: values.reason, updatedAt } }).unwrap();
      toast({ title: 'Completion reversed', description: `${lender.name}: accepted again` });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Not saved', description: 'The completion stands', destructive: true });
    }
  });
  return (
    <Formik<Values>
      initialValues={{ reasonCode: '', reason: '' }}
      validate={({ reasonCode }): Partial<Values> =>
        reasonCode === '' ? { reasonCode: 'Say why the completion is reversed' } : {}
      }
      onSubmit={(values, form) => save([values, form])}
    >
      {({ dirty, isSubmitting }) => (
        <FormDialog
          title={`${lender.name}: reverse completion`}
          maxWidth="sm"
          dirty={dirty}
          busy={isSubmitting}
          onClose={onClose}
        >
          {(close) => (
            <FormBody label={`Reversal of the completion with ${lender.name}`}>
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
              <FormDialogActions submit="Reverse" pending="Reversing..." onCancel={close} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
