import { Suspense, type ReactNode } from 'react';
import { useSession, type Account, type Role } from '@/features/sessions/session';
import { Apart } from '@/shared/portal/apart';
import { LoadingPage } from '@/shared/portal/loading-page';

interface OnceKnownProps<A extends Account> {
  role: Role<A>;
  children: ReactNode;
}

/** What waits until it is known who is signed in, and is drawn after what surrounds it. */
export function OnceKnown<A extends Account>({ role, children }: OnceKnownProps<A>) {
  const { standing } = useSession(role);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Apart ready={standing.is !== 'checking'} meanwhile={<LoadingPage />}>
        {children}
      </Apart>
    </Suspense>
  );
}
