import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Portal } from '@/app/portal/portal';
import { PortalFrame } from '@/app/portal/portal-frame';
import { SignInAgain } from '@/features/sessions/sign-in-again';
import { useSession, type Account } from '@/features/sessions/session';
import { Apart } from '@/shared/portal/apart';
import { LoadingPage } from '@/shared/portal/loading-page';

/** Everything behind a portal's sign-in. A session that ends keeps the screen with what was typed into it. */
export function PortalArea<A extends Account>({ portal }: { portal: Portal<A> }) {
  const { role } = portal;
  const { standing, leave } = useSession(role);
  const logOut = () => void leave();
  if (standing.is === 'signed-out') return <WayOut portal={portal} left={standing.left} />;
  if (standing.is === 'checking') {
    const { lastSeen } = standing;
    if (!lastSeen) return <LoadingPage />;
    return (
      <PortalFrame key={lastSeen.id} portal={portal} who={lastSeen.name} onLogout={logOut}>
        <LoadingPage />
      </PortalFrame>
    );
  }
  const { account } = standing;
  return (
    // What one person has typed is not for the next.
    <PortalFrame key={account.id} portal={portal} who={role.nameOf(account)} onLogout={logOut}>
      <Suspense fallback={<LoadingPage />}>
        <Apart meanwhile={<LoadingPage />}>
          <Outlet />
        </Apart>
      </Suspense>
      {standing.is === 'ended' && <SignInAgain role={role} account={account} />}
    </PortalFrame>
  );
}

interface WayOutProps {
  portal: Pick<Portal<Account>, 'login' | 'afterLogout'>;
  /** Whether somebody has signed out; else they were never signed in. */
  left: boolean;
}

function WayOut({ portal: { login, afterLogout }, left }: WayOutProps) {
  const { pathname, search } = useLocation();
  if (!left) return <Navigate to={login} replace state={{ wanted: pathname + search }} />;
  // Whoever comes after them may want to go elsewhere.
  return afterLogout === null ? <Navigate to={login} replace /> : <PublicPage path={afterLogout} />;
}

/** The public pages are an entry of their own: the browser loads them. */
function PublicPage({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path]);
  return <LoadingPage />;
}
