import Typography from '@mui/material/Typography';
import { object } from 'yup';
import {
  useClosePartnerMutation,
  type PartnerAccount,
} from '@/features/introducers/staff/partner-accounts-api';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';

const schema = formSchema(object({ reason: text('Reason').required('Reason is required') }));

const SUSPEND = {
  act: 'suspend',
  title: 'Suspend this partner?',
  message:
    'This signs the partner out, turns off its API accounts and referral link, and stops its case emails. Its cases and leads are kept. We email the partner, without the reason.',
  submit: 'Suspend',
  pending: 'Suspending...',
  done: 'Partner suspended',
} as const;

const RESTORE = {
  act: 'restore',
  title: 'Restore this partner?',
  message:
    'The partner can sign in again, and its API accounts and its referral link work as before. We email the partner.',
  submit: 'Restore',
  pending: 'Restoring...',
  done: 'Partner restored',
} as const;

interface SuspensionDialogProps {
  partner: PartnerAccount;
  onClose: () => void;
}

/** Suspends or restores a partner's account, with a reason. */
export function SuspensionDialog({
  partner: { id, companyName, suspendedAt },
  onClose,
}: SuspensionDialogProps) {
  const { act, title, message, submit, pending, done } = suspendedAt === null ? SUSPEND : RESTORE;
  const [close] = useClosePartnerMutation();
  return (
    <FormikDialog
      title={title}
      schema={schema}
      submit={submit}
      pending={pending}
      send={({ reason }) => close({ id, act, reason }).unwrap()}
      successToast={{ title: done }}
      errorToast={{ title: 'Error', description: `Failed to ${act} the partner` }}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{companyName}</Typography>
      <Typography color="textSecondary">{message}</Typography>
      <FormTextField name="reason" rows={3} helperText="Only staff read it." />
    </FormikDialog>
  );
}
