import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { partnerRole } from '@/features/sessions/partner-role';
import { ForgottenPassword, SignInForm } from '@/features/sessions/sign-in-form';
import { SignedOutOnly } from '@/features/sessions/signed-out-only';
import { LegalLine } from '@/pages/partners/legal-line';
import { partnerPaths } from '@/shared/routing/paths';
import { SignInLayout } from '@/shared/portal/sign-in-layout';
import { useLocationState } from '@/shared/routing/use-location-state';
import { showToastAfterNavigation } from '@/shared/ui/toasts/toast-after-navigation';

/** Shows the welcome before the next page starts to load. */
const LOAD_AFTER_MS = 100;

export function Component() {
  const wanted = useLocationState('wanted') ?? partnerPaths.dashboard;
  const [leaving, setLeaving] = useState(false);
  const loadWanted = () => {
    setLeaving(true);
    showToastAfterNavigation(partnerRole.words.welcome);
    setTimeout(() => window.location.assign(wanted), LOAD_AFTER_MS);
  };
  return (
    <SignedOutOnly role={partnerRole} to={wanted} leaving={leaving}>
      <SignInLayout
        title="Partner Login"
        foot={
          <>
            <p>
              New here?{' '}
              <MuiLink component={Link} to={partnerPaths.signup}>
                Create a partner account
              </MuiLink>
            </p>
            <LegalLine />
          </>
        }
      >
        <SignInForm role={partnerRole} onSignedIn={loadWanted}>
          <ForgottenPassword to={partnerPaths.reset} />
        </SignInForm>
      </SignInLayout>
    </SignedOutOnly>
  );
}
