import Typography from '@mui/material/Typography';
import { formatAmount, lineName, type Line } from '@/features/commissions/ledger-labels';
import { useQuestionLineMutation } from '@/features/commissions/partner/commissions-api';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FormTextField } from '@/shared/forms/form-text-field';
import { useIdempotent } from '@/shared/forms/use-idempotent';

/** A partner asks about a line, which creates a task for the broker. */
export function QuestionDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const question = useIdempotent(useQuestionLineMutation());
  return (
    <FormikDialog
      title="Query this entry"
      initialValues={{ message: '' }}
      validate={({ message }) => (message.trim() === '' ? { message: 'Enter your question' } : {})}
      submit="Send Question"
      pending="Sending..."
      send={({ message }) => question({ id: line.id, message })}
      sent={{ title: 'Question sent', description: 'We will look into it and get back to you.' }}
      failed={{ title: 'Not sent', description: 'Your question is saved here. Try again.' }}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {lineName(line)}: {formatAmount(line.amountPence)}
      </Typography>
      <Typography color="textSecondary">{line.how}</Typography>
      <FormTextField name="message" label="Your question" rows={4} required />
    </FormikDialog>
  );
}
