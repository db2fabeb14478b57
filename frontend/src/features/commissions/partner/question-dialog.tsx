import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { formatLineAmount, lineName, type Line } from '@/features/commissions/ledger-labels';
import {
  useAskAboutCaseMutation,
  useQuestionLineMutation,
} from '@/features/commissions/partner/commissions-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';

const schema = formSchema(object({ message: text('Your question').required('Enter your question') }));

interface AskDialogProps {
  title: string;
  send: (message: string) => Promise<unknown>;
  onClose: () => void;
  /** What the question is about. */
  children: ReactNode;
}

/** A partner asks, which creates a task for the broker. */
function AskDialog({ title, send, onClose, children }: AskDialogProps) {
  return (
    <FormikDialog
      title={title}
      schema={schema}
      submit="Send Question"
      pending="Sending..."
      send={({ message }) => send(message)}
      successToast={{ title: 'Question sent', description: 'We will look into it and get back to you.' }}
      errorToast={{ title: 'Not sent', description: 'Your question is saved here. Try again.' }}
      onClose={onClose}
    >
      {children}
      <FormTextField name="message" rows={4} />
    </FormikDialog>
  );
}

/** About a line of commission. */
export function QuestionDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const question = useIdempotent(useQuestionLineMutation());
  return (
    <AskDialog
      title="Query this entry"
      send={(message) => question({ id: line.id, message })}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {lineName(line)}: {formatLineAmount(line.amountPence)}
      </Typography>
      <Typography color="textSecondary">{line.how}</Typography>
    </AskDialog>
  );
}

interface AskAboutCaseDialogProps {
  applicationId: string;
  companyName: string;
  onClose: () => void;
}

export function AskAboutCaseDialog({ applicationId, companyName, onClose }: AskAboutCaseDialogProps) {
  const ask = useIdempotent(useAskAboutCaseMutation());
  return (
    <AskDialog
      title="Ask about this case"
      send={(message) => ask({ applicationId, message })}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{companyName}</Typography>
      <Typography color="textSecondary">
        We will email you the answer, and show it here with the case.
      </Typography>
    </AskDialog>
  );
}
