import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { object } from 'yup';
import type { Reauthentication } from '@/features/two-factor/two-factor-api';
import { formSchema, secret, text } from '@/shared/forms/rules/form-schema';
import { FormPasswordField } from '@/shared/forms/fields/form-password-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { showProblem } from '@/shared/forms/sending/send-problem';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';

const proof = object({
  currentPassword: secret('Current password', 'Enter your current password'),
  code: text('Code'),
});
const withoutCode = formSchema(proof);
const withCodeToo = formSchema(
  proof.shape({ code: text('Code').required('Enter a code from your app or a recovery code') }),
);

interface ProofDialogProps {
  title: string;
  message: string;
  submit: string;
  pending: string;
  /** Whether it also asks for the second step. */
  withCode: boolean;
  /** Uses the proof; if it rejects, the dialog stays open with the error. */
  send: (proof: Reauthentication) => Promise<void>;
  onClose: () => void;
}

/** Asks the user to authenticate again. */
export function ProofDialog({ title, message, submit, pending, withCode, send, onClose }: ProofDialogProps) {
  return (
    <FormikDialog
      title={title}
      // A retyped password needs no warning before closing.
      dirty={false}
      schema={withCode ? withCodeToo : withoutCode}
      submit={submit}
      pending={pending}
      send={send}
      showError={(...args) => showProblem(...args, { tooMany: 'Too many attempts.' })}
      onSuccess={() => undefined}
      onClose={onClose}
    >
      <Typography>{message}</Typography>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <FormPasswordField name="currentPassword" autoComplete="current-password" />
        {withCode && (
          <FormTextField
            name="code"
            helperText="The six digits from your app, or a recovery code"
            autoComplete="one-time-code"
          />
        )}
      </Box>
    </FormikDialog>
  );
}
