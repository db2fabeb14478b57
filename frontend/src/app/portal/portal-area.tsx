import { Fragment, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Portal } from '@/app/portal/portal';
import { PortalFrame } from '@/app/portal/portal-frame';
import { SignInAgain } from '@/features/sessions/sign-in-again';
import { useSession, type Account } from '@/features/sessions/session';
import { LoadingPage } from '@/shared/frame/loading-page';
import type { LocationState } from '@/shared/frame/use-location-state';

/** Everything behind a portal's sign-in. A session that ends keeps the screen with what was typed into it. */
export function PortalArea<A extends Account>({ portal }: { portal: Portal<A> }) {
  const { role, screens } = portal;
  const { status, signOut } = useSession(role);
  const { pathname } = useLocation();
  const account = 'account' in status ? status.account : null;
  const person = usePersonCount(account?.id ?? null);
  const openScreens = useMemo(() => openTo(account, screens), [account, screens]);
  const logOut = () => void signOut();
  if (status.is === 'signed-out') return <SignedOutRedirect portal={portal} left={status.left} />;
  const requiredScreen = (account && portal.requiredScreen?.(account)) || pathname;
  const who = status.is === 'checking' ? status.lastSeen?.name : role.nameOf(status.account);
  return (
    <PortalFrame portal={portal} screens={openScreens} who={who ?? ''} onLogout={logOut}>
      {/* What one person has typed is not for the next. */}
      <Fragment key={person}>
        {requiredScreen === pathname ? <Outlet /> : <Navigate to={requiredScreen} replace />}
      </Fragment>
      {status.is === 'ended' && <SignInAgain role={role} account={status.account} />}
    </PortalFrame>
  );
}

/** Until it is known who is signed in, as the build has rendered it: all of them. */
function openTo<A extends Account>(account: A | null, screens: Portal<A>['screens']): Portal<A>['screens'] {
  const open = screens.filter(([, , mayOpen]) => !account || !mayOpen || mayOpen(account));
  return open.length === screens.length ? screens : open;
}

/** Counts those who were here, one after the other. Whoever is found first has been here all along. */
function usePersonCount(id: string | null): number {
  const [here, setHere] = useState({ id, count: 0 });
  if (here.id !== id) setHere({ id, count: here.id === null ? here.count : here.count + 1 });
  return here.count;
}

interface SignedOutRedirectProps {
  portal: Pick<Portal<Account>, 'login' | 'afterLogout'>;
  /** Whether somebody has signed out; else they were never signed in. */
  left: boolean;
}

function SignedOutRedirect({ portal: { login, afterLogout }, left }: SignedOutRedirectProps) {
  const { pathname, search } = useLocation();
  const state: LocationState = { wanted: pathname + search };
  if (!left) return <Navigate to={login} replace state={state} />;
  // Whoever comes after them may want to go elsewhere.
  return afterLogout === null ? <Navigate to={login} replace /> : <PublicPage path={afterLogout} />;
}

/** The public pages are an entry of their own: the browser loads them. */
function PublicPage({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path]);
  return <LoadingPage />;
}
