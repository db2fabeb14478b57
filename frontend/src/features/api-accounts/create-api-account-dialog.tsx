import { useState } from 'react';
import { object } from 'yup';
import {
  type ApiAccount,
  type CreatedApiAccount,
  useCreateApiAccountMutation,
} from '@/features/api-accounts/api-accounts-api';
import { SecretDialog } from '@/features/api-accounts/secret-dialog';
import { FormPasswordField } from '@/shared/forms/fields/form-password-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { formSchema, secret as password, text } from '@/shared/forms/rules/form-schema';
import { showProblem } from '@/shared/forms/sending/send-problem';
import { useSubmissionKey } from '@/shared/forms/sending/use-submission-key';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRevokeApiAccount } from '@/features/api-accounts/use-revoke-api-account';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';

const schema = formSchema(
  object({
    name: text('Name').required('Name is required'),
    currentPassword: password('Your password', 'Enter your password'),
  }),
);

/** Asks for a name and the partner's password, then shows the secret once. */
export function CreateApiAccountDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<CreatedApiAccount | null>(null);
  if (!created) return <NameDialog onCreated={setCreated} onClose={onClose} />;
  const { secret, ...account } = created;
  if (secret === null)
    return <LostSecretDialog account={account} onRevoked={() => setCreated(null)} onClose={onClose} />;
  return <SecretDialog account={account} secret={secret} onClose={onClose} />;
}

interface NameDialogProps {
  onCreated: (account: CreatedApiAccount) => void;
  onClose: () => void;
}

function NameDialog({ onCreated, onClose }: NameDialogProps) {
  const [create] = useCreateApiAccountMutation();
  const keyOf = useSubmissionKey();
  return (
    <FormikDialog
      title="Create an API account"
      schema={schema}
      submit="Create"
      pending="Creating..."
      send={({ name, currentPassword }) => {
        const body = { name };
        return create({ ...body, currentPassword, idempotencyKey: keyOf(body) }).unwrap();
      }}
      successToast={{ title: 'API account created' }}
      errorToast={{ title: 'Error', description: 'Failed to create the API account' }}
      showError={(...args) => showProblem(...args, { tooMany: 'Too many password attempts.' })}
      onSuccess={onCreated}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        helperText="The system that will use it, such as ‘Office CRM’. Create a separate account for each."
        autoComplete="off"
      />
      <FormPasswordField
        name="currentPassword"
        helperText="The password you sign in with here. We will show the API secret next."
        autoComplete="current-password"
      />
    </FormikDialog>
  );
}

interface LostSecretDialogProps {
  account: Pick<ApiAccount, 'id' | 'name'>;
  onRevoked: () => void;
  onClose: () => void;
}

/** For an account whose creation response was lost, with its secret. */
function LostSecretDialog({ account: { id, name }, onRevoked, onClose }: LostSecretDialogProps) {
  const { revoke, busy } = useRevokeApiAccount(onRevoked);
  return (
    <ConfirmDialog
      title="We could not show the secret"
      message={`‘${name}’ was created, but the connection failed before its secret reached you, and it is not shown again. Revoke the account and create another.`}
      cancel="Cancel"
      confirm="Revoke and create another"
      pending="Revoking..."
      busy={busy}
      onConfirm={() => revoke(id)}
      onCancel={onClose}
    />
  );
}
