import { Suspense, type ReactNode } from 'react';
import { useSession, type Account, type Role } from '@/features/sessions/session';
import { LoadingPage } from '@/shared/frame/loading-page';

interface AwaitSessionProps<A extends Account> {
  role: Role<A>;
  children: ReactNode;
}

/** What waits until it is known who is signed in. */
export function AwaitSession<A extends Account>({ role, children }: AwaitSessionProps<A>) {
  const { status } = useSession(role);
  return (
    <Suspense fallback={<LoadingPage />}>{status.is === 'checking' ? <LoadingPage /> : children}</Suspense>
  );
}
