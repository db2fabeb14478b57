import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { adminPortal } from '@/app/portal/admin-portal';
import { partnerPortal } from '@/app/portal/partner-portal';
import type { Portal } from '@/app/portal/portal';
import { PortalError } from '@/app/portal/portal-error';
import { PortalRoot } from '@/app/portal/portal-root';
import { adminScreens, partnerScreens, type PortalScreens, type Screens } from '@/app/portal/portal-screens';
import { AwaitSession } from '@/features/sessions/await-session';
import { SessionProvider } from '@/features/sessions/session-provider';
import type { Account } from '@/features/sessions/session';
import { importWithRetry } from '@/shared/lib/import-with-retry';
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
 * The same, with the code loaded of what is prerendered at an address: a screen before the sign-in, an overview after
 * it, or the frame of another screen there. That screen is shown once its frame is hydrated: any earlier, it would not
 * be what the build has rendered.
 */
export async function preloadedRoutes(path: string, hydrated?: Promise<void>): Promise<RouteObject[]> {
  const routes = portalRoutes();
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      const { lazy: load } = route;
      if (typeof load !== 'function') return;
      // As the router does when it comes to a route.
      if (route.handle !== AFTER_SIGN_IN) Object.assign(route, await load(), { lazy: undefined });
      else if (hydrated) Object.assign(route, { lazy: () => hydrated.then(load) });
    }),
  );
  return routes;
}

const AFTER_SIGN_IN = 'after the sign-in';

function routesOf<A extends Account>(
  portal: Portal<A>,
  { beforeSignIn, clientOnly, overviews, afterSignIn }: PortalScreens,
): RouteObject {
  return {
    element: (
      <SessionProvider role={portal.role}>
        <Outlet />
      </SessionProvider>
    ),
    children: [
      ...routesTo(beforeSignIn),
      ...routesTo(clientOnly),
      {
        lazy: async () => {
          // Fetched with the first of its screens.
          const { PortalArea } = await importWithRetry(() => import('@/app/portal/portal-area'));
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
                  <AwaitSession role={portal.role}>
                    <Outlet />
                  </AwaitSession>
                ),
                children: routesTo(afterSignIn).map((route) => ({ ...route, handle: AFTER_SIGN_IN })),
              },
            ],
          },
        ],
      },
    ],
  };
}

const routesTo = (screens: Screens): RouteObject[] =>
  Object.entries(screens).map(([path, load]) => ({ path, lazy: () => importWithRetry(load) }));
