import Typography from '@mui/material/Typography';
import {
  useAcceptStaffInvitationMutation,
  type Acceptance,
  type OpenedInvitation,
} from '@/features/staff/staff-api';
import { asRole } from '@/features/staff/staff-roles';
import type { Schemas } from '@/api/schemas';
import { FormBody } from '@/shared/forms/form-body';
import { FormPasswordField } from '@/shared/forms/fields/form-password-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { ProblemNote } from '@/shared/forms/sending/problem-note';
import { fieldsOf, staffPassword } from '@/shared/forms/rules/requirements';
import { SubmitButton } from '@/shared/forms/sending/submit-button';
import { useSubmit } from '@/shared/forms/sending/use-submit';
import { site } from '@/shared/site/settings';

type Values = Omit<Acceptance, 'token'>;

const requirements = { name: { message: 'Name is required' }, password: staffPassword };
const field = fieldsOf<keyof Values>(requirements);
const schema = schemaFor(requirements);

interface AcceptFormProps {
  /** The token from the emailed link. */
  token: string;
  invitation: OpenedInvitation;
  onAccepted: (admin: Schemas['AdminAccount']) => void;
}

/** Creates the account that the user was invited to. */
export function AcceptForm({ token, invitation: { email, role }, onAccepted }: AcceptFormProps) {
  const [accept] = useAcceptStaffInvitationMutation();

  const submit = useSubmit({
    send: (values: Values) => accept({ token, ...values }).unwrap(),
    onSuccess: onAccepted,
  });

  return (
    <FormikForm initialValues={{ name: '', password: '' }} validationSchema={schema} onSubmit={submit}>
      <FormBody label="Accept the invitation">
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          You are invited to the admin portal of {site.brand} as {asRole(role)}. You sign in with{' '}
          <strong>{email}</strong>.
        </Typography>
        <FormTextField {...field('name')} label="Your name" autoComplete="name" />
        <FormPasswordField
          {...field('password')}
          label="Password"
          placeholder="Minimum 12 characters"
          helperText="Three random words are easy to remember and hard to guess."
          autoComplete="new-password"
        />
        <div>
          <SubmitButton pending="Opening the account...">Open my account</SubmitButton>
          <ProblemNote />
        </div>
      </FormBody>
    </FormikForm>
  );
}
