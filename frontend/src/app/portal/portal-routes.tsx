import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { adminPortal } from '@/app/portal/admin-portal';
import { partnerPortal } from '@/app/portal/partner-portal';
import type { Portal } from '@/app/portal/portal';
import { PortalError } from '@/app/portal/portal-error';
import { PortalRoot } from '@/app/portal/portal-root';
import { adminScreens, partnerScreens, type PortalScreens, type Screens } from '@/app/portal/portal-screens';
import { OnceKnown } from '@/features/sessions/once-known';
import { RoleSession } from '@/features/sessions/role-session';
import type { Account } from '@/features/sessions/session';
import { fetchCode } from '@/shared/lib/fetch-code';
import { LoadingPage } from '@/shared/frame/loading-page';

export const portalRoutes = (): RouteObject[] => [
  {
    element: <PortalRoot />,
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
  const drawn = matchRoutes(routes, path)?.filter(({ route }) => route.handle !== KEPT) ?? [];
  await Promise.all(
    drawn.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      // As the router does when it comes to a route.
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return routes;
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
          // Fetched with the first of its screens.
          const { PortalArea } = await import('@/app/portal/portal-area');
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
  Object.entries(screens).map(([path, load]) => ({ path, lazy: () => fetchCode(load) }));
