import { Formik, type FormikHelpers } from 'formik';
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
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useToast } from '@/shared/ui/toast-context';

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
  const toast = useToast();

  const save = useOneAtATime(async ([values, form]: [PasswordChange, FormikHelpers<PasswordChange>]) => {
    try {
      await change({ kind, body: values }).unwrap();
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
