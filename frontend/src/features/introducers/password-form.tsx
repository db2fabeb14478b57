import Box from '@mui/material/Box';
import { Formik, type FormikHelpers } from 'formik';
import { useChangePasswordMutation, type PasswordChange } from '@/features/introducers/introducers-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormPasswordField } from '@/shared/forms/form-password-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { ProblemNote } from '@/shared/forms/problem-note';
import { fieldsOf, partnerPassword } from '@/shared/forms/requirements';
import { showProblem } from '@/shared/forms/send-problem';
import { SubmitButton } from '@/shared/forms/submit-button';
import { TellsDirty } from '@/shared/forms/tells-dirty';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useToast } from '@/shared/ui/toast-context';

const requirements = {
  currentPassword: { format: 'secret', message: 'Enter your current password' },
  password: partnerPassword,
} as const;
const schema = schemaFor(requirements);
const field = fieldsOf<keyof PasswordChange>(requirements);

export function PasswordForm({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const [change] = useChangePasswordMutation();
  const toast = useToast();

  const save = useOneAtATime(async ([values, form]: [PasswordChange, FormikHelpers<PasswordChange>]) => {
    try {
      await change(values).unwrap();
      form.resetForm();
      toast({ title: 'Password changed', description: 'You are signed out everywhere else.' });
    } catch (failure) {
      showProblem(form, values, failure, { tooMany: 'There were too many tries of the current password.' });
      toast({ title: 'Error', description: 'Failed to change password', destructive: true });
    }
  });

  return (
    <Formik
      initialValues={{ currentPassword: '', password: '' }}
      validationSchema={schema}
      onSubmit={(values, form) => save([values, form])}
    >
      <FormBody label="Password">
        <TellsDirty onChange={onDirty} />
        <Box sx={fields}>
          <FormPasswordField
            {...field('currentPassword')}
            label="Current password"
            autoComplete="current-password"
          />
          <FormPasswordField
            {...field('password')}
            label="New password"
            placeholder="Minimum 6 characters"
            autoComplete="new-password"
          />
        </Box>
        <div>
          <SubmitButton pending="Saving...">Change Password</SubmitButton>
          <ProblemNote />
        </div>
      </FormBody>
    </Formik>
  );
}

const fields = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const;
