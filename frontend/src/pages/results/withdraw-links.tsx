import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevokeLinksMutation } from '@/features/applications/applicant/applications-api';
import { useToast } from '@/shared/ui/toasts/toast-context';

interface WithdrawLinksProps {
  token: string;
  onWithdrawn: () => void;
}

/** Lets the applicant withdraw both links, after a confirmation. */
export function WithdrawLinks({ token, onWithdrawn }: WithdrawLinksProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const [revokeLinks, { isLoading, isError }] = useRevokeLinksMutation();
  const toast = useToast();
  const ask = useRef<HTMLButtonElement>(null);

  const keep = () => {
    flushSync(() => setAsking(false));
    ask.current?.focus();
  };

  const withdraw = () =>
    revokeLinks(token)
      .unwrap()
      .then(onWithdrawn, () => toast({ title: 'Error', description: STILL_WORK, destructive: true }));

  return (
    <Box component="section" aria-labelledby={id} sx={frame}>
      <Typography id={id} variant="h4" component="h2">
        Withdraw your links
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '64ch' }}>
        Anyone with this link can see this page. If it has been shared too widely, withdraw your results and
        status links. We keep your application.
      </Typography>
      {asking ? (
        <Box role="group" aria-label="Withdraw both links?" sx={row}>
          <Typography sx={{ flexBasis: '100%' }}>Withdraw both links? This cannot be undone.</Typography>
          <Button color="error" disabled={isLoading} onClick={() => void withdraw()} autoFocus>
            {isLoading ? 'Withdrawing...' : 'Withdraw links'}
          </Button>
          <Button variant="outlined" disabled={isLoading} onClick={keep}>
            Keep links
          </Button>
          <Box role="status" sx={{ flexBasis: '100%' }}>
            {isError && (
              <Alert severity="error" role="presentation">
                {STILL_WORK}
              </Alert>
            )}
          </Box>
        </Box>
      ) : (
        <Box sx={row}>
          <Button ref={ask} variant="outlined" onClick={() => setAsking(true)}>
            Withdraw both links
          </Button>
        </Box>
      )}
    </Box>
  );
}

const STILL_WORK = 'The links still work. Please try again.';

const frame = { mt: 8, pt: 3, borderTop: 1, borderColor: 'divider', displayPrint: 'none' } as const;
const row = { mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 } as const;
