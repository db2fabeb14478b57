import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { adminPortal } from '@/app/portal/admin-portal';
import { partnerPortal } from '@/app/portal/partner-portal';
import type { Portal } from '@/app/portal/portal';
import { PortalError } from '@/app/portal/portal-error';
import { PortalRoot } from '@/app/portal/portal-root';
import type { Store } from '@/app/store';
import { adminScreens, partnerScreens, type PortalScreens, type Screens } from '@/app/portal/portal-screens';
import { OnceKnown } from '@/features/sessions/once-known';
import { RoleSession } from '@/features/sessions/role-session';
import type { Account } from '@/features/sessions/session';
import { LoadingPage } from '@/shared/portal/loading-page';

/** What stands behind the sign-in: fetched with the first of its screens. */
export const fetchArea = () => import('@/app/portal/portal-area');

/** The routes of the portals; with a store of their own, unless they are given one. */
export const portalRoutes = (store?: Store): RouteObject[] => [
  {
    element: <PortalRoot store={store} />,
    errorElement: <PortalError />,
    hydrateFallbackElement: <LoadingPage />,
    children: [routesOf(adminPortal, adminScreens), routesOf(partnerPortal, partnerScreens)],
  },
];

/**
 * The same, with the code there of what the build draws at an address: a screen before the sign-in or an overview
 * behind it, or the frame of another screen there.
 */
export async function routesDrawnAt(path: string): Promise<RouteObject[]> {
  const routes = portalRoutes();
  await fetchCode(matchesAt(routes, path).filter(({ handle }) => handle !== KEPT));
  return routes;
}

/** The same, with the code there of what the screen at an address shows to whoever is signed in. */
export async function routesShownAt(path: string, store: Store): Promise<RouteObject[]> {
  const routes = portalRoutes(store);
  await fetchCode(matchesAt(routes, path));
  return routes;
}

const matchesAt = (routes: RouteObject[], path: string): RouteObject[] =>
  matchRoutes(routes, path)?.map(({ route }) => route) ?? [];

async function fetchCode(routes: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      // As the router does when it comes to a route.
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

const KEPT = 'behind the sign-in';

function routesOf<A extends Account>(
  portal: Portal<A>,
  { open, clientOnly, overviews, kept }: PortalScreens,
): RouteObject {
  return {
    element: (
      <RoleSession role={portal.role}>
        <Outlet />
      </RoleSession>
    ),
    children: [
      ...routesTo(open),
      ...routesTo(clientOnly),
      {
        lazy: async () => {
          const { PortalArea } = await fetchArea();
          return { element: <PortalArea portal={portal} /> };
        },
        children: [
          {
            // Inside the frame: a screen that breaks leaves the way to the others.
            errorElement: <PortalError />,
            // And one that is still on its way leaves the frame in its place.
            hydrateFallbackElement: <LoadingPage />,
            children: [
              ...routesTo(overviews),
              {
                element: (
                  <OnceKnown role={portal.role}>
                    <Outlet />
                  </OnceKnown>
                ),
                children: routesTo(kept).map((route) => ({ ...route, handle: KEPT })),
              },
            ],
          },
        ],
      },
    ],
  };
}

const routesTo = (screens: Screens): RouteObject[] =>
  Object.entries(screens).map(([path, lazy]) => ({ path, lazy }));
