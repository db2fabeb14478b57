import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import {
  useCreateApiAccountMutation,
  type CreatedApiAccount,
  type NewApiAccount,
} from '@/features/api-accounts/api-accounts-api';
import { LostSecretDialog } from '@/features/api-accounts/lost-secret-dialog';
import { SecretDialog } from '@/features/api-accounts/secret-dialog';
import { FormBody } from '@/shared/forms/form-body';
import { FormPasswordField } from '@/shared/forms/form-password-field';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { fieldsOf, type Requirements } from '@/shared/forms/requirements';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { useToast } from '@/shared/ui/toast-context';

const requirements = {
  name: { message: 'Name is required' },
  currentPassword: { format: 'secret', message: 'Enter your password' },
} satisfies Requirements;
const field = fieldsOf<keyof NewApiAccount>(requirements);
const schema = schemaFor(requirements);

/** From a name and the partner's password to the secret, which is shown once. */
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
  const toast = useToast();

  const send = useOneAtATime(async ([values, form]: [NewApiAccount, FormikHelpers<NewApiAccount>]) => {
    const { currentPassword } = values;
    const body = { name: values.name.trim() };
    try {
      onCreated(await create({ ...body, currentPassword, idempotencyKey: keyOf(body) }).unwrap());
      toast({ title: 'API account created' });
    } catch (failure) {
      showProblem(form, values, failure, { tooMany: 'There were too many tries of your password.' });
      toast({ title: 'Error', description: 'Failed to create the API account', destructive: true });
    }
  });

  return (
    <Formik
      initialValues={{ name: '', currentPassword: '' }}
      validationSchema={schema}
      onSubmit={(values, form) => send([values, form])}
    >
      {({ dirty, isSubmitting }) => (
        <FormDialog
          title="Create an API account"
          dirty={dirty}
          busy={isSubmitting}
          maxWidth="sm"
          onClose={onClose}
        >
          {(close) => (
            <FormBody label="Create an API account">
              <FormTextField
                {...field('name')}
                label="Name"
                helperText="What will use it, such as ‘Office CRM’. Give each program an account of its own."
                autoComplete="off"
              />
              <FormPasswordField
                {...field('currentPassword')}
                label="Your password"
                helperText="The one you sign in with here. The account’s own secret comes next."
                autoComplete="current-password"
              />
              <FormDialogActions submit="Create" pending="Creating..." onCancel={close} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
