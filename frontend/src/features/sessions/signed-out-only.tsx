import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession, type Account, type Role } from '@/features/sessions/session';
import { LoadingPage } from '@/shared/frame/loading-page';

interface SignedOutOnlyProps<A extends Account> {
  role: Role<A>;
  /** Where whoever is signed in goes. */
  to: string;
  /** Whether the browser is about to load that page: it stays as it is until then. */
  leaving?: boolean;
  children: ReactNode;
}

/** A screen for whoever is not signed in, and for everybody until the server has said whether they are. */
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
