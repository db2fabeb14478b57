import { adminRole } from '@/features/sessions/admin-role';
import { ForgottenPassword, SignInForm } from '@/features/sessions/sign-in-form';
import { SignedOutOnly } from '@/features/sessions/signed-out-only';
import { adminPaths } from '@/shared/routing/paths';
import { SignInLayout } from '@/shared/portal/sign-in-layout';
import { useLocationState } from '@/shared/routing/use-location-state';

export function Component() {
  const wanted = useLocationState('wanted') ?? adminPaths.home;
  return (
    <SignedOutOnly role={adminRole} to={wanted}>
      <SignInLayout title="Admin Portal">
        <SignInForm role={adminRole}>
          <ForgottenPassword to={adminPaths.reset} />
        </SignInForm>
      </SignInLayout>
    </SignedOutOnly>
  );
}
