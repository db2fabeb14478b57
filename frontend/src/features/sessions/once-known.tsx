import { Suspense, type ReactNode } from 'react';
import { useSession, type Account, type Role } from '@/features/sessions/session';
import { LoadingPage } from '@/shared/frame/loading-page';

interface OnceKnownProps<A extends Account> {
  role: Role<A>;
  children: ReactNode;
}

/** What waits until it is known who is signed in. */
export function OnceKnown<A extends Account>({ role, children }: OnceKnownProps<A>) {
  const { standing } = useSession(role);
  return (
    <Suspense fallback={<LoadingPage />}>{standing.is === 'checking' ? <LoadingPage /> : children}</Suspense>
  );
}
