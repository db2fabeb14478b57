import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { adminRole } from '@/features/sessions/admin-role';
import { useSession } from '@/features/sessions/session';
import { AcceptForm } from '@/features/staff/accept-form';
import { useOpenStaffInvitationQuery } from '@/features/staff/staff-api';
import { isProblem, errorMessage } from '@/shared/lib/failure';
import { adminPaths } from '@/shared/routing/paths';
import { SignInLayout } from '@/shared/portal/sign-in-layout';

/** Accepts an invitation. Opened from the email's link, which carries a token behind '#'. */
export function Component() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const { status, signOut } = useSession(adminRole);
  return (
    <SignInLayout
      title="Join the team"
      foot={
        <p>
          Already have an account?{' '}
          <MuiLink component={Link} to={adminPaths.login}>
            Sign in
          </MuiLink>
        </p>
      }
    >
      {token === null && (
        <Alert severity="warning">This link is incomplete. Open it again from the email.</Alert>
      )}
      {token !== null && status.is === 'checking' && <Loading />}
      {token !== null && status.is === 'signed-out' && <Invited key={token} token={token} />}
      {token !== null && 'account' in status && (
        <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start', overflowWrap: 'anywhere' }}>
          <Typography>
            You are signed in as <strong>{status.account.name}</strong>. An invitation creates another
            account, so sign out first.
          </Typography>
          <Button onClick={() => void signOut()}>Sign out</Button>
        </Box>
      )}
    </SignInLayout>
  );
}

function Invited({ token }: { token: string }) {
  const { setAccount } = useSession(adminRole);
  const navigate = useNavigate();
  const { data, error, refetch } = useOpenStaffInvitationQuery(token);
  if (data)
    return (
      <AcceptForm
        token={token}
        invitation={data}
        onAccepted={(admin) => {
          void navigate(adminPaths.home, { replace: true });
          setAccount(admin);
        }}
      />
    );
  if (!error) return <Loading />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Alert severity="warning">{errorMessage(error, 'The invitation could not be loaded.')}</Alert>
      {/* No retry: an expired invitation stays expired. The message says what to do instead. */}
      {!isProblem(error, 'invitation-over') && (
        <Button variant="outlined" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </Box>
  );
}

function Loading() {
  return <Skeleton height={240} role="status" aria-label="Loading" />;
}
