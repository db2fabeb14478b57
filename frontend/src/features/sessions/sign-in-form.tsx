import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FormikHelpers } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CODE_REQUIRED, CodeStep } from '@/features/sessions/code-step';
import type { Credentials } from '@/features/sessions/session-api';
import { useSession, type Account, type Role } from '@/features/sessions/session';
import { FormBody } from '@/shared/forms/form-body';
import { useForm } from '@/shared/forms/form-context';
import { FormPasswordField } from '@/shared/forms/fields/form-password-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { ProblemNote } from '@/shared/forms/sending/problem-note';
import { fieldsOf } from '@/shared/forms/rules/requirements';
import { isRateLimited, showProblem } from '@/shared/forms/sending/send-problem';
import { SubmitButton } from '@/shared/forms/sending/submit-button';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { isProblem, errorMessage } from '@/shared/lib/failure';
import type { LocationState } from '@/shared/routing/use-location-state';
import { useToast } from '@/shared/ui/toasts/toast-context';

interface SignInFormProps<A extends Account> {
  role: Role<A>;
  /** The account whose session ended: only that user can continue. */
  as?: A;
  onSignedIn?: () => void;
  /** Another action beside the button. */
  children?: ReactNode;
}

export function SignInForm<A extends Account>({ role, as, onSignedIn, children }: SignInFormProps<A>) {
  const { credentials, words } = role;
  const [signIn] = role.useSignIn();
  const { setAccount } = useSession(role);
  const toast = useToast();
  const [codeAsked, setCodeAsked] = useState(false);
  const requirements = useMemo(
    () => (codeAsked ? { ...credentials, code: CODE_REQUIRED } : credentials),
    [credentials, codeAsked],
  );
  const schema = useMemo(() => schemaFor(requirements), [requirements]);
  const field = fieldsOf<keyof Credentials>(requirements);

  const initialValues: Credentials = { email: as?.email ?? '', password: '', code: '' };

  const submit = useSingleFlight(async ([values, form]: [Credentials, FormikHelpers<Credentials>]) => {
    try {
      const { code, ...known } = values;
      const account = await signIn(codeAsked ? { ...known, code } : known).unwrap();
      toast(words.welcome);
      onSignedIn?.();
      setAccount(account);
    } catch (failure) {
      if (isProblem(failure, 'code-needed')) {
        setCodeAsked(true);
        return;
      }
      showProblem(form, values, failure, { tooMany: 'Too many sign-in attempts.' });
      if (isRateLimited(failure)) return;
      const { title, fallback } = words.rejection;
      toast({ title, description: errorMessage(failure, fallback), destructive: true });
    }
  });

  return (
    <FormikForm
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values, form) => submit([values, form])}
    >
      <FormBody label="Sign in">
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {as ? (
            <Typography>
              Signing back in as <strong>{role.nameOf(as)}</strong>, {as.email}
            </Typography>
          ) : (
            <FormTextField {...field('email')} label="Email" type="email" autoComplete="username" />
          )}
          <FormPasswordField {...field('password')} label="Password" autoComplete="current-password" />
          {codeAsked && <CodeStep />}
        </Box>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <SubmitButton pending="Signing in...">Sign In</SubmitButton>
          {children}
          <ProblemNote />
        </Box>
      </FormBody>
    </FormikForm>
  );
}

/** Links to the password reset, passing on the typed email address. */
export function ForgottenPassword({ to }: { to: string }) {
  const { email } = useForm<Credentials>().values;
  const state: LocationState = { email };
  return (
    <Typography variant="body2" color="textSecondary">
      Forgotten your password?{' '}
      <MuiLink component={Link} to={to} state={state}>
        Choose a new one
      </MuiLink>
    </Typography>
  );
}
