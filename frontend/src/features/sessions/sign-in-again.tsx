import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSession, type Account, type Role } from '@/features/sessions/session';
import { SignInForm } from '@/features/sessions/sign-in-form';

interface SignInAgainProps<A extends Account> {
  role: Role<A>;
  account: A;
}

/** Shown over a screen whose session has ended: typed values stay, and held requests are sent again. */
export function SignInAgain<A extends Account>({ role, account }: SignInAgainProps<A>) {
  const { signOut } = useSession(role);
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Please sign in again</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          Your session ended: this happens {role.words.endsAfter}. Nothing you typed is lost. Sign in to carry
          on.
        </Typography>
        <SignInForm role={role} as={account}>
          <Box>
            <Button variant="text" onClick={() => void signOut()}>
              Sign out and discard
            </Button>
          </Box>
        </SignInForm>
      </DialogContent>
    </Dialog>
  );
}
