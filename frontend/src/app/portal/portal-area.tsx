import { Fragment, useDeferredValue, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Portal } from '@/app/portal/portal';
import { PortalFrame } from '@/app/portal/portal-frame';
import type { FrameLink } from '@/app/portal/portal-links';
import { SignInAgain, useSignInAgainAtHand } from '@/features/sessions/sign-in-again';
import { useSession, type Account } from '@/features/sessions/session';
import { LoadingPage } from '@/shared/ui/loading/loading-page';
import type { LocationState } from '@/shared/routing/use-location-state';

/** Everything behind a portal's sign-in. When a session ends, the screen stays with what was typed. */
export function PortalArea<A extends Account>({ portal }: { portal: Portal<A> }) {
  const { role, screens } = portal;
  const { status, signOut } = useSession(role);
  const isChecking = status.is === 'checking';
  // Deferred, so that React renders the first screen in slices instead of in one long task.
  const wasChecking = useDeferredValue(isChecking);
  const { pathname } = useLocation();
  useSignInAgainAtHand(status.is === 'signed-in');
  const account = 'account' in status ? status.account : null;
  const logOut = () => void signOut();
  if (status.is === 'signed-out') return <SignedOutRedirect portal={portal} left={status.left} />;
  const requiredScreen = (account && portal.requiredScreen?.(account)) || pathname;
  const screen = isChecking || wasChecking ? <LoadingPage /> : <Outlet />;
  const who = isChecking ? status.lastSeen?.name : role.nameOf(status.account);
  return (
    <PortalFrame
      portal={portal}
      signedIn={status.is === 'signed-in'}
      links={linksFor(account, screens)}
      who={who ?? ''}
      onLogout={logOut}
    >
      {/* Typed text is not for the next user. */}
      <Fragment key={account?.id}>
        {requiredScreen === pathname ? screen : <Navigate to={requiredScreen} replace />}
      </Fragment>
      {status.is === 'ended' && <SignInAgain role={role} account={status.account} />}
    </PortalFrame>
  );
}

/** The links for this account; all of them until it is known. */
const linksFor = <A extends Account>(
  account: A | null,
  screens: Portal<A>['screens'],
): readonly FrameLink[] =>
  screens.flatMap(({ path, link, mayOpen, group, waiting }) =>
    link === undefined || (account && mayOpen && !mayOpen(account))
      ? []
      : [{ path, name: link, group, waiting }],
  );

interface SignedOutRedirectProps {
  portal: Pick<Portal<Account>, 'login' | 'afterLogout'>;
  /** Whether the user has signed out, rather than never signed in. */
  left: boolean;
}

function SignedOutRedirect({ portal: { login, afterLogout }, left }: SignedOutRedirectProps) {
  const { pathname, search } = useLocation();
  const state: LocationState = { wanted: pathname + search };
  if (!left) return <Navigate to={login} replace state={state} />;
  // The next user may want to go elsewhere.
  return afterLogout === null ? <Navigate to={login} replace /> : <PublicPage path={afterLogout} />;
}

/** The public pages are an entry of their own: the browser loads them. */
function PublicPage({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path]);
  return <LoadingPage />;
}
