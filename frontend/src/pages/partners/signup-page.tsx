import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { SignUpForm } from '@/features/introducers/partner/sign-up-form';
import { partnerRole } from '@/features/sessions/partner-role';
import { useSession } from '@/features/sessions/session';
import { SignedOutOnly } from '@/features/sessions/signed-out-only';
import { LegalLine } from '@/pages/partners/legal-line';
import { partnerPaths } from '@/shared/routing/paths';
import { SignInLayout } from '@/shared/portal/sign-in-layout';
import { paths } from '@/shared/site/paths';

export function Component() {
  const { setAccount } = useSession(partnerRole);
  return (
    <SignedOutOnly role={partnerRole} to={partnerPaths.dashboard}>
      <SignInLayout
        title="Become a Partner"
        width="wide"
        foot={
          <>
            <p>
              Already have an account?{' '}
              <MuiLink component={Link} to={partnerPaths.login}>
                Log in
              </MuiLink>
            </p>
            <p>
              How the partnership works and what you earn: <MuiLink href={paths.partners}>Partners</MuiLink>
            </p>
            <LegalLine />
          </>
        }
      >
        <SignUpForm onSignedUp={setAccount} />
      </SignInLayout>
    </SignedOutOnly>
  );
}
