import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession, type Account, type Role } from '@/features/sessions/session';
import { LoadingPage } from '@/shared/ui/loading/loading-page';

interface SignedOutOnlyProps<A extends Account> {
  role: Role<A>;
  /** Where signed-in users are redirected. */
  to: string;
  /** Whether the browser is about to load that page: until then the screen stays as it is. */
  leaving?: boolean;
  children: ReactNode;
}

/** A screen for signed-out users, also shown until the server has responded. */
export function SignedOutOnly<A extends Account>({
  role,
  to,
  leaving = false,
  children,
}: SignedOutOnlyProps<A>) {
  const { status } = useSession(role);
  if (status.is !== 'signed-in' || leaving) return children;
  return (
    <>
      <LoadingPage />
      <Navigate to={to} replace />
    </>
  );
}
