import { matchPath, matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
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
 * it, or the frame of another screen there.
 */
export async function preloadedRoutes(path: string): Promise<RouteObject[]> {
  const routes = portalRoutes();
  const prerendered = matchRoutes(routes, path)?.filter(({ route }) => route.handle !== AFTER_SIGN_IN) ?? [];
  await Promise.all(
    prerendered.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      // As the router does when it comes to a route.
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return routes;
}

/** Starts to fetch the code of the screen that a prerendered frame is around: it comes with the frame's own. */
export function preloadScreen(path: string): void {
  const screens = { ...adminScreens.afterSignIn, ...partnerScreens.afterSignIn };
  const load = Object.entries(screens).find(([pattern]) => matchPath(pattern, path))?.[1];
  // The router asks again, and says so if it fails.
  load?.().catch(() => undefined);
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
