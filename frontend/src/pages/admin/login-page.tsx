import { adminRole } from '@/features/sessions/admin-role';
import { SignInForm } from '@/features/sessions/sign-in-form';
import { SignedOutOnly, useWanted } from '@/features/sessions/signed-out-only';
import { adminPaths } from '@/shared/portal/paths';
import { SignInLayout } from '@/shared/portal/sign-in-layout';
import { site } from '@/shared/site/settings';

export function Component() {
  const wanted = useWanted(adminPaths.home);
  return (
    <SignedOutOnly role={adminRole} to={wanted}>
      <SignInLayout
        title="Admin Portal"
        foot={
          <p>
            For the staff of {site.brand}. Forgotten your password? A colleague who looks after the server can
            set a new one.
          </p>
        }
      >
        <SignInForm role={adminRole} />
      </SignInLayout>
    </SignedOutOnly>
  );
}
