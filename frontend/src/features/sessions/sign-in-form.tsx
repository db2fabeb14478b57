import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { useSignInMutation, type Admin } from '@/features/sessions/admin-session-api';
import { useSession } from '@/features/sessions/session-context';
import { FormBody } from '@/shared/forms/form-body';
import { FormPasswordField } from '@/shared/forms/form-password-field';
import { FormTextField } from '@/shared/forms/form-text-field';
import { SubmitButton } from '@/shared/forms/submit-button';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

interface SignInFormProps {
  /** Whose session ended: only they can go on with what they were doing. */
  as?: Admin;
  onSignedIn?: () => void;
  /** Another way out, beside the button. */
  children?: ReactNode;
}

interface Credentials {
  email: string;
  password: string;
}

const REQUIRED: Record<keyof Credentials, string> = {
  email: 'Enter your email address',
  password: 'Enter your password',
};

const missingIn = (values: Credentials) =>
  Object.fromEntries(Object.entries(REQUIRED).filter(([field]) => values[field as keyof Credentials] === ''));

export function SignInForm({ as, onSignedIn, children }: SignInFormProps) {
  const [signIn] = useSignInMutation();
  const { enter } = useSession();
  const toast = useToast();

  const submit = useOneAtATime(async (credentials: Credentials) => {
    try {
      const { admin } = await signIn(credentials).unwrap();
      toast({ title: 'Login successful', description: 'Welcome to the admin panel' });
      onSignedIn?.();
      enter(admin);
    } catch (failure) {
      const description = sentenceOf(failure, 'Invalid credentials');
      toast({ title: 'Login failed', description, destructive: true });
    }
  });

  return (
    <Formik initialValues={{ email: as?.email ?? '', password: '' }} validate={missingIn} onSubmit={submit}>
      <FormBody label="Sign in">
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {as ? (
            <Typography>
              Signed in before as <strong>{as.name}</strong>, {as.email}
            </Typography>
          ) : (
            <FormTextField name="email" label="Email" type="email" required autoComplete="username" />
          )}
          <FormPasswordField name="password" label="Password" required autoComplete="current-password" />
        </Box>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <SubmitButton pending="Signing in...">Sign In</SubmitButton>
          {children}
        </Box>
      </FormBody>
    </Formik>
  );
}
