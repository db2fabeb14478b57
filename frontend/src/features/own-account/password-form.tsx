import { Formik } from 'formik';
import { useState } from 'react';
import { useChangePasswordMutation, type PasswordChange } from '@/features/own-account/own-account-api';
import { lengthHint, type AccountKind } from '@/features/own-account/account-kind';
import { FieldGrid } from '@/shared/forms/field-grid';
import { FormBody } from '@/shared/forms/form-body';
import { FormPasswordField } from '@/shared/forms/form-password-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { ProblemNote } from '@/shared/forms/problem-note';
import { fieldsOf } from '@/shared/forms/requirements';
import { showProblem } from '@/shared/forms/send-problem';
import { SubmitButton } from '@/shared/forms/submit-button';
import { ReportDirty } from '@/shared/forms/report-dirty';
import { useSending } from '@/shared/forms/use-sending';

const requirementsOf = ({ password }: AccountKind) =>
  ({ currentPassword: { format: 'secret', message: 'Enter your current password' }, password }) as const;

interface PasswordFormProps {
  kind: AccountKind;
  onDirty: (dirty: boolean) => void;
}

export function PasswordForm({ kind, onDirty }: PasswordFormProps) {
  const field = fieldsOf<keyof PasswordChange>(requirementsOf(kind));
  const [schema] = useState(() => schemaFor(requirementsOf(kind)));
  const [change] = useChangePasswordMutation();

  const save = useSending({
    send: (values: PasswordChange) => change({ kind, body: values }).unwrap(),
    sent: { title: 'Password changed', description: 'You are signed out everywhere else.' },
    failed: { title: 'Error', description: 'Failed to change password' },
    onSent: (_done, form) => form.resetForm(),
    refuse: (...refused) => showProblem(...refused, { tooMany: 'Too many password attempts.' }),
  });

  return (
    <Formik initialValues={{ currentPassword: '', password: '' }} validationSchema={schema} onSubmit={save}>
      <FormBody label="Password">
        <ReportDirty onChange={onDirty} />
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
    </Formik>
  );
}
