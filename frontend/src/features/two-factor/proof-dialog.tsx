import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Reauthentication } from '@/features/two-factor/two-factor-api';
import { FormPasswordField } from '@/shared/forms/form-password-field';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { fieldsOf } from '@/shared/forms/requirements';
import { showProblem } from '@/shared/forms/send-problem';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';

const CURRENT = { format: 'secret', message: 'Enter your current password' } as const;
const CODE = { message: 'Enter a code from your app or a recovery code' } as const;

const WITHOUT_CODE = { currentPassword: CURRENT };
const WITH_CODE = { currentPassword: CURRENT, code: CODE };
const schemas = { withCode: schemaFor(WITH_CODE), withoutCode: schemaFor(WITHOUT_CODE) };

const BLANK: Reauthentication = { currentPassword: '', code: '' };

interface ProofDialogProps {
  title: string;
  sentence: string;
  submit: string;
  pending: string;
  /** Whether it also asks for the second step. */
  withCode: boolean;
  /** Uses the proof; if it rejects, the dialog stays open with the error. */
  send: (proof: Reauthentication) => Promise<void>;
  onClose: () => void;
}

/** Asks the user to authenticate again. */
export function ProofDialog({ title, sentence, submit, pending, withCode, send, onClose }: ProofDialogProps) {
  const field = fieldsOf<'currentPassword' | 'code'>(withCode ? WITH_CODE : WITHOUT_CODE);
  return (
    <FormikDialog
      title={title}
      // A retyped password needs no warning before closing.
      dirty={false}
      initialValues={BLANK}
      validationSchema={withCode ? schemas.withCode : schemas.withoutCode}
      submit={submit}
      pending={pending}
      send={send}
      refuse={(...refused) => showProblem(...refused, { tooMany: 'Too many attempts.' })}
      onSent={() => undefined}
      onClose={onClose}
    >
      <Typography>{sentence}</Typography>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <FormPasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        {withCode && (
          <FormTextField
            {...field('code')}
            label="Code"
            helperText="The six digits from your app, or a recovery code"
            autoComplete="one-time-code"
          />
        )}
      </Box>
    </FormikDialog>
  );
}
