import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { formatAmount, lineName, type Line } from '@/features/commissions/ledger-labels';
import { useQuestionLineMutation } from '@/features/commissions/partner/commissions-api';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';

const schema = formSchema(object({ message: text('Your question').required('Enter your question') }));

/** A partner asks about a line, which creates a task for the broker. */
export function QuestionDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const question = useIdempotent(useQuestionLineMutation());
  return (
    <FormikDialog
      title="Query this entry"
      schema={schema}
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
      <FormTextField name="message" rows={4} />
    </FormikDialog>
  );
}
