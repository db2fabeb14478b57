import Box from '@mui/material/Box';
import {
  useSignUpMutation,
  type Introducer,
  type SignUp,
} from '@/features/introducers/partner/introducers-api';
import { businessTypes, profileRequirements } from '@/features/introducers/partner/profile';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { FormBody } from '@/shared/forms/form-body';
import { FormPasswordField } from '@/shared/forms/fields/form-password-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { emailRequired, fieldsOf, partnerPassword } from '@/shared/forms/rules/requirements';
import { SubmitRow } from '@/shared/forms/sending/submit-row';
import { useSubmit } from '@/shared/forms/sending/use-submit';
import { errorMessage } from '@/shared/lib/failure';

const requirements = { ...profileRequirements, email: emailRequired, password: partnerPassword };
const schema = schemaFor(requirements);
const field = fieldsOf<keyof SignUp>(requirements);

const BLANK: SignUp = {
  companyName: '',
  contactName: '',
  email: '',
  phone: '',
  businessType: '',
  password: '',
};

export function SignUpForm({ onSignedUp }: { onSignedUp: (introducer: Introducer) => void }) {
  const [signUp] = useSignUpMutation();

  const submit = useSubmit({
    send: (values: SignUp) => signUp(values).unwrap(),
    successToast: { title: 'Account Created!' },
    errorToast: (failure) => ({
      title: 'Registration Failed',
      description: errorMessage(failure, 'Please try again'),
    }),
    onSuccess: onSignedUp,
  });

  return (
    <FormikForm initialValues={BLANK} validationSchema={schema} onSubmit={submit}>
      <FormBody label="Create a partner account">
        <FieldGrid>
          <FormTextField {...field('companyName')} label="Company Name" autoComplete="organization" />
          <FormTextField {...field('contactName')} label="Contact Name" autoComplete="name" />
          <FormTextField {...field('email')} label="Email" type="email" autoComplete="username" />
          <FormTextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
          <FormSelect {...field('businessType')} label="Business Type" options={businessTypes} />
          <FormPasswordField
            {...field('password')}
            label="Password"
            placeholder="Minimum 6 characters"
            helperText="Three random words are easy to remember and hard to guess."
            autoComplete="new-password"
          />
        </FieldGrid>
        <Box sx={submitRow}>
          <SubmitRow
            pending="Creating account..."
            note="We use these details to run your account and to reach you about your cases."
          >
            Create Account
          </SubmitRow>
        </Box>
      </FormBody>
    </FormikForm>
  );
}

/** The button is wide enough for both of its texts, so that its neighbour does not move. */
const submitRow = { '& button[type="submit"]': { minWidth: '12.5rem' } } as const;
