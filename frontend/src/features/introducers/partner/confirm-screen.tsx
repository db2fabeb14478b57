import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfirmEmailMutation } from '@/features/introducers/partner/introducers-api';
import { isProblem, errorMessage } from '@/shared/lib/failure';
import { partnerPaths } from '@/shared/routing/paths';
import { SignInLayout } from '@/shared/portal/sign-in-layout';

/** Opened from an emailed link with a token after '#': confirms the partner's address. */
export function ConfirmScreen() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return (
    <SignInLayout title="Confirm your address">
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        {token === null ? (
          <Alert severity="warning">This link is incomplete. Open it again from the email.</Alert>
        ) : (
          <Confirmation key={token} token={token} />
        )}
      </Box>
    </SignInLayout>
  );
}

/** Needs a press: email scanners open every link. */
function Confirmation({ token }: { token: string }) {
  const [confirm, { isLoading, isSuccess, error }] = useConfirmEmailMutation();
  if (isSuccess)
    return (
      <>
        <Alert severity="success" role="status">
          Your email address is confirmed. You can now create your referral link and API accounts, and get
          emails about your cases.
        </Alert>
        <ToDashboard />
      </>
    );
  if (isProblem(error, 'confirmation-link-over'))
    return (
      <>
        <Alert severity="warning">{errorMessage(error, 'This link no longer works.')}</Alert>
        <ToDashboard />
      </>
    );
  return (
    <>
      <Typography>If you created a partner account with us, confirm your email address.</Typography>
      <Button size="large" onClick={() => void confirm({ token })} disabled={isLoading}>
        {isLoading ? 'Confirming...' : 'Confirm my address'}
      </Button>
      {error !== undefined && (
        <Alert severity="error">
          {errorMessage(error, 'Your email address could not be confirmed. Please try again.')}
        </Alert>
      )}
    </>
  );
}

/** A full page load: the session was read before. */
function ToDashboard() {
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => onward.current?.focus(), []);
  return (
    <Button ref={onward} href={partnerPaths.dashboard} size="large">
      Go to your dashboard
    </Button>
  );
}
