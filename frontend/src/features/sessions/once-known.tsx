import { Suspense, useContext, type ReactNode } from 'react';
import { useSession, type Account, type Role } from '@/features/sessions/session';
import { Apart } from '@/shared/portal/apart';
import { DrawnWhole } from '@/shared/portal/drawn-whole';
import { LoadingPage } from '@/shared/portal/loading-page';

interface OnceKnownProps<A extends Account> {
  role: Role<A>;
  children: ReactNode;
}

/** What waits until it is known who is signed in, and is drawn after what surrounds it. */
export function OnceKnown<A extends Account>({ role, children }: OnceKnownProps<A>) {
  const { standing } = useSession(role);
  const whole = useContext(DrawnWhole);
  if (standing.is === 'checking' && !whole) return <LoadingPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Apart meanwhile={<LoadingPage />}>{children}</Apart>
    </Suspense>
  );
}
