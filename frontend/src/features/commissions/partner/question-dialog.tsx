import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { amountInWords, lineName, type Line } from '@/features/commissions/ledger-words';
import { useQuestionLineMutation } from '@/features/commissions/partner/commissions-api';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/form-text-field';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { useToast } from '@/shared/ui/toast-context';

interface Values {
  message: string;
}

const TITLE = 'Question this line';

/** A partner asks about a line; the broker finds the question among its tasks. */
export function QuestionDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const [question] = useQuestionLineMutation();
  const keyOf = useSubmissionKey();
  const toast = useToast();

  const send = useOneAtATime(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    try {
      await question({ id: line.id, ...values, idempotencyKey: keyOf(values) }).unwrap();
      toast({ title: 'Question sent', description: 'We look into it and come back to you.' });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Not sent', description: 'Your question is still here', destructive: true });
    }
  });

  return (
    <Formik<Values>
      initialValues={{ message: '' }}
      validate={({ message }) => (message.trim() === '' ? { message: 'Write what you want to know' } : {})}
      onSubmit={(values, form) => send([values, form])}
    >
      {({ dirty, isSubmitting }) => (
        <FormDialog title={TITLE} maxWidth="sm" dirty={dirty} busy={isSubmitting} onClose={onClose}>
          {(leave) => (
            <FormBody label={TITLE}>
              <Typography sx={{ fontWeight: 600 }}>
                {lineName(line)}: {amountInWords(line.amountPence)}
              </Typography>
              <Typography color="textSecondary">{line.how}</Typography>
              <FormTextField name="message" label="Your question" rows={4} required />
              <FormDialogActions submit="Send Question" pending="Sending..." onCancel={leave} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
