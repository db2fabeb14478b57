import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lengthHint, type AccountKind } from '@/features/own-account/account-kind';
import { useRedeemPasswordResetMutation } from '@/features/own-account/own-account-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormPasswordField } from '@/shared/forms/fields/form-password-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { ProblemNote } from '@/shared/forms/sending/problem-note';
import { fieldsOf } from '@/shared/forms/rules/requirements';
import { SubmitButton } from '@/shared/forms/sending/submit-button';
import { useSubmit } from '@/shared/forms/sending/use-submit';

interface NewPassword {
  password: string;
}

interface RedeemResetFormProps {
  kind: AccountKind;
  /** The token from the emailed link. */
  token: string;
  onChanged: () => void;
}

/** Sets a new password with the emailed link. */
export function RedeemResetForm({ kind, token, onChanged }: RedeemResetFormProps) {
  const { password } = kind;
  const field = fieldsOf<keyof NewPassword>({ password });
  const [schema] = useState(() => schemaFor({ password }));
  const [redeem] = useRedeemPasswordResetMutation();

  const submit = useSubmit({
    send: (values: NewPassword) => redeem({ kind, body: { token, ...values } }).unwrap(),
    onSuccess: onChanged,
  });

  return (
    <FormikForm initialValues={{ password: '' }} validationSchema={schema} onSubmit={submit}>
      <FormBody label="Reset your password">
        <Typography color="textSecondary">{kind.resetEnds}</Typography>
        <FormPasswordField
          {...field('password')}
          label="New password"
          placeholder={lengthHint(kind)}
          helperText="Three random words are easy to remember and hard to guess."
          autoComplete="new-password"
        />
        <div>
          <SubmitButton pending="Saving...">Save password</SubmitButton>
          <ProblemNote />
        </div>
      </FormBody>
    </FormikForm>
  );
}
