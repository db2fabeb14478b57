import Box from '@mui/material/Box';
import { useState } from 'react';
import { useRequestFreshLinkMutation } from '@/features/applications/applicant/applications-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { ProblemNote } from '@/shared/forms/sending/problem-note';
import { emailRequired, fieldsOf } from '@/shared/forms/rules/requirements';
import { SubmitButton } from '@/shared/forms/sending/submit-button';
import { useSubmit } from '@/shared/forms/sending/use-submit';
import { LiveAlert } from '@/shared/ui/live-alert';

interface Request {
  email: string;
}

const requirements = { email: emailRequired };
const schema = schemaFor(requirements);
const field = fieldsOf<keyof Request>(requirements);

/** Requests a new link. The response is the same whether or not the address is known. */
export function FreshLinkForm({ token }: { token: string }) {
  const [request] = useRequestFreshLinkMutation();
  const [isSent, setSent] = useState(false);
  const submit = useSubmit({
    send: async ({ email }: Request) => {
      setSent(false);
      await request({ email: email.trim(), token }).unwrap();
      setSent(true);
    },
  });
  return (
    <FormikForm initialValues={{ email: '' }} validationSchema={schema} onSubmit={submit}>
      <FormBody label="Get a new link">
        <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420, mx: 'auto', textAlign: 'left' }}>
          <FormTextField
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            helperText="The address on your application."
          />
          <div>
            <SubmitButton pending="Sending...">Send a new link</SubmitButton>
            <ProblemNote />
            <LiveAlert severity="success">
              {isSent && (
                <>If the address matches, we have sent a new link. It can take a few minutes to arrive.</>
              )}
            </LiveAlert>
          </div>
        </Box>
      </FormBody>
    </FormikForm>
  );
}
