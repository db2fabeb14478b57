import { Outlet, type RouteObject } from 'react-router-dom';
import type { ApiDispatch } from '@/api/api';
import { adminPortal } from '@/app/portal/admin-portal';
import { partnerPortal } from '@/app/portal/partner-portal';
import type { Portal, Screen, SignInScreen } from '@/app/portal/portal';
import { PortalArea } from '@/app/portal/portal-area';
import { PortalError } from '@/app/portal/portal-error';
import { PortalRoot } from '@/app/portal/portal-root';
import { createStore } from '@/app/store';
import type { Account } from '@/features/sessions/session';
import { SessionProvider } from '@/features/sessions/session-provider';
import { SessionStore } from '@/features/sessions/session-store';
import { importWithRetry } from '@/shared/lib/import-with-retry';
import { LoadingPage } from '@/shared/ui/loading/loading-page';

export function portalRoutes(): RouteObject[] {
  const store = createStore();
  return [
    {
      element: <PortalRoot store={store} />,
      errorElement: <PortalError />,
      hydrateFallbackElement: <LoadingPage />,
      children: [routesOf(adminPortal, store.dispatch), routesOf(partnerPortal, store.dispatch)],
    },
  ];
}

function routesOf<A extends Account>(portal: Portal<A>, dispatch: ApiDispatch): RouteObject {
  const session = new SessionStore(portal.role, dispatch);
  return {
    element: (
      <SessionProvider role={portal.role} store={session}>
        <Outlet />
      </SessionProvider>
    ),
    children: [
      ...portal.signInScreens.map(routeTo),
      {
        element: <PortalArea portal={portal} />,
        children: [
          {
            // Inside the frame: if a screen breaks, the links to others stay.
            errorElement: <PortalError />,
            // Keeps the frame while a screen loads.
            hydrateFallbackElement: <LoadingPage />,
            children: portal.screens.map((screen) => ({
              ...routeTo(screen),
              loader: ({ request }) => {
                // If this fails, the screen fetches again. It has its own loading state.
                startFirstQuery(screen, new URL(request.url).searchParams).catch(() => undefined);
                return null;
              },
              // Once the screen shows, its hooks follow the address.
              shouldRevalidate: () => false,
            })),
          },
        ],
      },
    ],
  };

  /** Without a session the user is asked to sign in, and nothing is fetched. */
  async function startFirstQuery({ firstQuery, mayOpen }: Screen<A>, params: URLSearchParams): Promise<void> {
    const [account, startOf] = await Promise.all([session.whenKnown(), firstQuery?.()]);
    if (!account || mayOpen?.(account) === false) return;
    const start = startOf?.(params);
    if (start) dispatch(start);
  }
}

const routeTo = ({ path, load }: SignInScreen): RouteObject => ({ path, lazy: () => importWithRetry(load) });
