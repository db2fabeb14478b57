import { useFormik } from 'formik';
import { useState } from 'react';
import { useChangePasswordMutation, type PasswordChange } from '@/features/own-account/own-account-api';
import { lengthHint, type AccountKind } from '@/features/own-account/account-kind';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { FormBody } from '@/shared/forms/form-body';
import { FormPasswordField } from '@/shared/forms/fields/form-password-field';
import { FormikFields } from '@/shared/forms/formik-form';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { ProblemNote } from '@/shared/forms/sending/problem-note';
import { fieldsOf } from '@/shared/forms/rules/requirements';
import { showProblem } from '@/shared/forms/sending/send-problem';
import { SubmitButton } from '@/shared/forms/sending/submit-button';
import { useSubmit } from '@/shared/forms/sending/use-submit';

const requirementsOf = ({ password }: AccountKind) =>
  ({ currentPassword: { format: 'secret', message: 'Enter your current password' }, password }) as const;

/** The state of `PasswordForm`. The screen holds it, because it asks before unsaved changes are lost. */
export function usePasswordForm(kind: AccountKind) {
  const [schema] = useState(() => schemaFor(requirementsOf(kind)));
  const [change] = useChangePasswordMutation();
  const save = useSubmit({
    send: (values: PasswordChange) => change({ kind, body: values }).unwrap(),
    successToast: { title: 'Password changed', description: 'You are signed out everywhere else.' },
    errorToast: { title: 'Error', description: 'Failed to change password' },
    onSuccess: (_done, form) => form.resetForm(),
    showError: (...args) => showProblem(...args, { tooMany: 'Too many password attempts.' }),
  });
  return useFormik({
    initialValues: { currentPassword: '', password: '' },
    validationSchema: schema,
    onSubmit: save,
  });
}

interface PasswordFormProps {
  form: ReturnType<typeof usePasswordForm>;
  kind: AccountKind;
}

export function PasswordForm({ form, kind }: PasswordFormProps) {
  const field = fieldsOf<keyof PasswordChange>(requirementsOf(kind));
  return (
    <FormikFields form={form}>
      <FormBody label="Password">
        <FieldGrid>
          <FormPasswordField
            {...field('currentPassword')}
            label="Current password"
            autoComplete="current-password"
          />
          <FormPasswordField
            {...field('password')}
            label="New password"
            placeholder={lengthHint(kind)}
            autoComplete="new-password"
          />
        </FieldGrid>
        <div>
          <SubmitButton pending="Saving...">Change Password</SubmitButton>
          <ProblemNote />
        </div>
      </FormBody>
    </FormikFields>
  );
}
