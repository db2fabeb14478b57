import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import {
  useClosePartnerMutation,
  type PartnerAccount,
} from '@/features/introducers/staff/partner-accounts-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { fieldsOf, type Requirements } from '@/shared/forms/requirements';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { useToast } from '@/shared/ui/toast-context';

type Reason = Readonly<Record<'reason', string>>;

const requirements = { reason: { message: 'Reason is required' } } satisfies Requirements;
const field = fieldsOf<keyof Reason>(requirements);
const schema = schemaFor(requirements);

const SUSPEND = {
  act: 'suspend',
  title: 'Suspend this partner?',
  sentence:
    'The partner is signed out at once, its API accounts and its referral link stop working, and no mail about its cases goes out. Its cases and leads stay. A mail tells the partner, without the reason.',
  submit: 'Suspend',
  pending: 'Suspending...',
  done: 'Partner suspended',
} as const;

const RESTORE = {
  act: 'restore',
  title: 'Restore this partner?',
  sentence:
    'The partner can sign in again, and its API accounts and its referral link work as before. A mail tells the partner.',
  submit: 'Restore',
  pending: 'Restoring...',
  done: 'Partner restored',
} as const;

interface ClosingDialogProps {
  partner: PartnerAccount;
  onClose: () => void;
}

/** Closes a partner's account, or opens it again, for a reason that is kept. */
export function ClosingDialog({ partner: { id, companyName, suspendedAt }, onClose }: ClosingDialogProps) {
  const { act, title, sentence, submit, pending, done } = suspendedAt === null ? SUSPEND : RESTORE;
  const [close] = useClosePartnerMutation();
  const toast = useToast();

  const send = useOneAtATime(async ([values, form]: [Reason, FormikHelpers<Reason>]) => {
    try {
      await close({ id, act, reason: values.reason.trim() }).unwrap();
      toast({ title: done });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Error', description: `Failed to ${act} the partner`, destructive: true });
    }
  });

  return (
    <Formik
      initialValues={{ reason: '' }}
      validationSchema={schema}
      onSubmit={(values, form) => send([values, form])}
    >
      {({ dirty, isSubmitting }) => (
        <FormDialog title={title} maxWidth="sm" dirty={dirty} busy={isSubmitting} onClose={onClose}>
          {(leave) => (
            <FormBody label={title}>
              <Typography sx={{ fontWeight: 600 }}>{companyName}</Typography>
              <Typography color="textSecondary">{sentence}</Typography>
              <FormTextField {...field('reason')} label="Reason" rows={3} helperText="Only staff read it." />
              <FormDialogActions submit={submit} pending={pending} onCancel={leave} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
