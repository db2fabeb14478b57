import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useSession, type Account, type Role } from '@/features/sessions/session';
import { SignInForm } from '@/features/sessions/sign-in-form';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';

const loadDialog = async () => (await import('@/features/sessions/sign-in-again-dialog')).SignInAgainDialog;

const SignInAgainDialog = lazyComponent(loadDialog);

/** How long a screen has to load before the dialog's code does. */
const AFTER_MS = 3_000;

/** Fetches the dialog's code while the session lasts: by its end a release may have replaced the file. */
export function useSignInAgainAtHand(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return undefined;
    // If this fails, the dialog fetches it when it is needed.
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [signedIn]);
}

interface SignInAgainProps<A extends Account> {
  role: Role<A>;
  account: A;
}

/** Shown over a screen whose session has ended: typed values stay, and held requests are sent again. */
export function SignInAgain<A extends Account>({ role, account }: SignInAgainProps<A>) {
  const { signOut } = useSession(role);
  return (
    <SignInAgainDialog endsAfter={role.words.endsAfter}>
      <SignInForm role={role} as={account}>
        <Box>
          <Button variant="text" onClick={() => void signOut()}>
            Sign out and discard
          </Button>
        </Box>
      </SignInForm>
    </SignInAgainDialog>
  );
}
