import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRequestPasswordResetMutation } from '@/features/own-account/own-account-api';
import type { AccountKind } from '@/features/own-account/account-kind';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { ProblemNote } from '@/shared/forms/sending/problem-note';
import { emailRequired, fieldsOf } from '@/shared/forms/rules/requirements';
import { SubmitButton } from '@/shared/forms/sending/submit-button';
import { useSubmit } from '@/shared/forms/sending/use-submit';
import { useLocationState } from '@/shared/routing/use-location-state';
import { LiveAlert } from '@/shared/ui/live-alert';

interface Request {
  email: string;
}

const requirements = { email: emailRequired };
const schema = schemaFor(requirements);
const field = fieldsOf<keyof Request>(requirements);

/**
 * Requests a password reset link for the email address from the sign-in. The response does not tell whether there is
 * an account.
 */
export function RequestResetForm({ kind }: { kind: AccountKind }) {
  const [request] = useRequestPasswordResetMutation();
  const email = useLocationState('email') ?? '';
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = useSubmit({
    send: async (values: Request) => {
      setSentTo(null);
      await request({ kind, body: values }).unwrap();
      setSentTo(values.email.trim());
    },
  });

  return (
    <FormikForm initialValues={{ email }} validationSchema={schema} onSubmit={submit}>
      <FormBody label="Ask for a link">
        <Typography color="textSecondary">We will email you a link. It works once, for an hour.</Typography>
        <FormTextField {...field('email')} label="Email" type="email" autoComplete="username" />
        <div>
          <SubmitButton pending="Sending...">Send the link</SubmitButton>
          <ProblemNote />
          <LiveAlert severity="success">
            {sentTo !== null && (
              <>
                If there is an account for {sentTo}, we have sent the link. If it does not arrive, check your
                spam folder or send it again. If it still does not arrive, contact us.
              </>
            )}
          </LiveAlert>
        </div>
      </FormBody>
    </FormikForm>
  );
}
