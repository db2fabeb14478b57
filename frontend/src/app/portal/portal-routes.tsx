import type { RouteObject } from 'react-router-dom';
import { AdminArea } from '@/app/portal/admin-area';
import { PortalError } from '@/app/portal/portal-error';
import { PortalRoot } from '@/app/portal/portal-root';
import { adminPaths } from '@/shared/portal/paths';
import { LoadingPage } from '@/shared/portal/loading-page';

/** The screens of the portals, each fetched when it is first shown. */
export const portalRoutes: RouteObject[] = [
  {
    element: <PortalRoot />,
    errorElement: <PortalError />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      { path: adminPaths.login, lazy: () => import('@/pages/admin/login-page') },
      {
        element: <AdminArea />,
        children: [
          {
            // Inside the frame: a screen that breaks leaves the way to the others.
            errorElement: <PortalError />,
            children: [
              { path: adminPaths.home, lazy: () => import('@/pages/admin/home-page') },
              { path: adminPaths.lenders, lazy: () => import('@/pages/admin/lenders-page') },
              { path: adminPaths.messages, lazy: () => import('@/pages/admin/messages-page') },
            ],
          },
        ],
      },
    ],
  },
];
