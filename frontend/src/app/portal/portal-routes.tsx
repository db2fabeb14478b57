import { Outlet, type RouteObject } from 'react-router-dom';
import { adminPortal } from '@/app/portal/admin-portal';
import { partnerPortal } from '@/app/portal/partner-portal';
import type { Portal } from '@/app/portal/portal';
import { PortalArea } from '@/app/portal/portal-area';
import { PortalError } from '@/app/portal/portal-error';
import { PortalRoot } from '@/app/portal/portal-root';
import { RoleSession } from '@/features/sessions/role-session';
import type { Account } from '@/features/sessions/session';
import { adminPaths, partnerPaths } from '@/shared/portal/paths';
import { LoadingPage } from '@/shared/portal/loading-page';

interface Screens {
  /** Before the sign-in. */
  open: RouteObject[];
  /** Behind it. */
  kept: RouteObject[];
}

/** The screens of the portals, each fetched when it is first shown. */
export const portalRoutes: RouteObject[] = [
  {
    element: <PortalRoot />,
    errorElement: <PortalError />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      routesOf(adminPortal, {
        open: [
          { path: adminPaths.login, lazy: () => import('@/pages/admin/login-page') },
          { path: adminPaths.reset, lazy: () => import('@/pages/admin/reset-page') },
        ],
        kept: [
          { path: adminPaths.home, lazy: () => import('@/pages/admin/home-page') },
          { path: adminPaths.introducers, lazy: () => import('@/pages/admin/introducers-page') },
          { path: adminPaths.applications, lazy: () => import('@/pages/admin/applications-page') },
          { path: adminPaths.lenders, lazy: () => import('@/pages/admin/lenders-page') },
          { path: adminPaths.lenderImport, lazy: () => import('@/pages/admin/lender-import-page') },
          { path: adminPaths.lenderImports, lazy: () => import('@/pages/admin/lender-imports-page') },
          { path: adminPaths.messages, lazy: () => import('@/pages/admin/messages-page') },
          { path: adminPaths.activity, lazy: () => import('@/pages/admin/activity-page') },
          { path: adminPaths.account, lazy: () => import('@/pages/admin/account-page') },
          { path: adminPaths.jobs, lazy: () => import('@/pages/admin/jobs-page') },
        ],
      }),
      routesOf(partnerPortal, {
        open: [
          { path: partnerPaths.signup, lazy: () => import('@/pages/partners/signup-page') },
          { path: partnerPaths.reset, lazy: () => import('@/pages/partners/reset-page') },
          { path: partnerPaths.login, lazy: () => import('@/pages/partners/login-page') },
        ],
        kept: [
          { path: partnerPaths.dashboard, lazy: () => import('@/pages/partners/dashboard-page') },
          { path: partnerPaths.account, lazy: () => import('@/pages/partners/account-page') },
          { path: partnerPaths.integrations, lazy: () => import('@/pages/partners/integrations-page') },
        ],
      }),
    ],
  },
];

function routesOf<A extends Account>(portal: Portal<A>, { open, kept }: Screens): RouteObject {
  return {
    element: (
      <RoleSession role={portal.role}>
        <Outlet />
      </RoleSession>
    ),
    children: [
      ...open,
      {
        element: <PortalArea portal={portal} />,
        // Inside the frame: a screen that breaks leaves the way to the others.
        children: [{ errorElement: <PortalError />, children: kept }],
      },
    ],
  };
}
