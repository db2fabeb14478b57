import { Fragment, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Portal } from '@/app/portal/portal';
import { PortalFrame } from '@/app/portal/portal-frame';
import { SignInAgain } from '@/features/sessions/sign-in-again';
import { useSession, type Account } from '@/features/sessions/session';
import { LoadingPage } from '@/shared/frame/loading-page';
import type { Carried } from '@/shared/frame/use-carried';

/** Everything behind a portal's sign-in. A session that ends keeps the screen with what was typed into it. */
export function PortalArea<A extends Account>({ portal }: { portal: Portal<A> }) {
  const { role, screens } = portal;
  const { standing, leave } = useSession(role);
  const { pathname } = useLocation();
  const account = 'account' in standing ? standing.account : null;
  const turn = useTurn(account?.id ?? null);
  const openScreens = useMemo(() => openTo(account, screens), [account, screens]);
  const logOut = () => void leave();
  if (standing.is === 'signed-out') return <WayOut portal={portal} left={standing.left} />;
  const owedAt = (account && portal.owedAt?.(account)) || pathname;
  const who = standing.is === 'checking' ? standing.lastSeen?.name : role.nameOf(standing.account);
  return (
    <PortalFrame portal={portal} screens={openScreens} who={who ?? ''} onLogout={logOut}>
      {/* What one person has typed is not for the next. */}
      <Fragment key={turn}>{owedAt === pathname ? <Outlet /> : <Navigate to={owedAt} replace />}</Fragment>
      {standing.is === 'ended' && <SignInAgain role={role} account={standing.account} />}
    </PortalFrame>
  );
}

/** Until it is known who is signed in, as the build has drawn it: all of them. */
function openTo<A extends Account>(account: A | null, screens: Portal<A>['screens']): Portal<A>['screens'] {
  const open = screens.filter(([, , mayOpen]) => !account || !mayOpen || mayOpen(account));
  return open.length === screens.length ? screens : open;
}

/** Counts those who were here, one after the other. Whoever is found first has been here all along. */
function useTurn(id: string | null): number {
  const [here, setHere] = useState({ id, turn: 0 });
  if (here.id !== id) setHere({ id, turn: here.id === null ? here.turn : here.turn + 1 });
  return here.turn;
}

interface WayOutProps {
  portal: Pick<Portal<Account>, 'login' | 'afterLogout'>;
  /** Whether somebody has signed out; else they were never signed in. */
  left: boolean;
}

function WayOut({ portal: { login, afterLogout }, left }: WayOutProps) {
  const { pathname, search } = useLocation();
  const carried: Carried = { wanted: pathname + search };
  if (!left) return <Navigate to={login} replace state={carried} />;
  // Whoever comes after them may want to go elsewhere.
  return afterLogout === null ? <Navigate to={login} replace /> : <PublicPage path={afterLogout} />;
}

/** The public pages are an entry of their own: the browser loads them. */
function PublicPage({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path]);
  return <LoadingPage />;
}
