import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AdminFrame } from '@/app/portal/admin-frame';
import { SignInAgain } from '@/features/sessions/sign-in-again';
import { useSession } from '@/features/sessions/session-context';
import { LoadingPage } from '@/shared/portal/loading-page';
import { adminPaths } from '@/shared/portal/paths';

/** Everything behind the sign-in. A session that ends keeps the screen with what was typed into it. */
export function AdminArea() {
  const { standing } = useSession();
  const { pathname, search } = useLocation();
  if (standing.is === 'checking') return <LoadingPage />;
  if (standing.is === 'signed-out')
    return <Navigate to={adminPaths.login} replace state={{ wanted: pathname + search }} />;
  return (
    <AdminFrame admin={standing.admin}>
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
      {standing.is === 'ended' && <SignInAgain admin={standing.admin} />}
    </AdminFrame>
  );
}
