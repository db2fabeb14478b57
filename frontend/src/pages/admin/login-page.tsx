import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { adminRole } from '@/features/sessions/admin-role';
import { SignInForm } from '@/features/sessions/sign-in-form';
import { SignedOutOnly } from '@/features/sessions/signed-out-only';
import { adminPaths } from '@/shared/portal/paths';
import { SignInLayout } from '@/shared/portal/sign-in-layout';
import { useCarried } from '@/shared/portal/use-carried';

export function Component() {
  const wanted = useCarried('wanted') ?? adminPaths.home;
  return (
    <SignedOutOnly role={adminRole} to={wanted}>
      <SignInLayout
        title="Admin Portal"
        foot={
          <p>
            Forgotten your password?{' '}
            <MuiLink component={Link} to={adminPaths.reset}>
              Choose a new one
            </MuiLink>
          </p>
        }
      >
        <SignInForm role={adminRole} />
      </SignInLayout>
    </SignedOutOnly>
  );
}
