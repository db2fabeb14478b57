import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useSendConfirmationMutation, type Introducer } from '@/features/introducers/partner/introducers-api';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

interface UnconfirmedNoticeProps {
  introducer: Introducer;
  /** Called with the current account. */
  onRead: (introducer: Introducer) => void;
}

/** Says what is blocked until the partner's address is confirmed; empty once it is. */
export function UnconfirmedNotice({ introducer, onRead }: UnconfirmedNoticeProps) {
  const [send, { isLoading }] = useSendConfirmationMutation();

  const sendAgain = useActionWithToast({
    run: () => send(undefined).unwrap(),
    successToast: ({ emailConfirmed, email }) =>
      emailConfirmed
        ? { title: 'Your address is confirmed' }
        : { title: 'Link sent', description: `We have sent it to ${email}.` },
    errorToast: { title: 'Error', description: 'The link could not be sent.' },
    onSuccess: onRead,
  });

  if (introducer.emailConfirmed) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <AlertTitle component="h2">Confirm your email address</AlertTitle>
      We have sent a link to {introducer.email}. Until you open it, you cannot use your referral link, API
      accounts or case emails. Everything else works.
      <Button
        variant="outlined"
        size="small"
        onClick={() => void sendAgain(undefined)}
        disabled={isLoading}
        sx={{ display: 'block', mt: 1.5 }}
      >
        {isLoading ? 'Sending...' : 'Send the link again'}
      </Button>
    </Alert>
  );
}
