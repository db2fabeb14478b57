import type { ComponentType } from 'react';
import { adminPaths, partnerPaths } from '@/shared/frame/paths';

/** Screens by their addresses, each fetched when it is first shown. */
export type Screens = Readonly<Record<string, () => Promise<{ Component: ComponentType }>>>;

export interface PortalScreens {
  /** Before the sign-in: the build draws them whole. */
  open: Screens;
  /** Before the sign-in, where the address itself holds what to show, such as a token: drawn in the browser. */
  clientOnly: Screens;
  /** Behind it, and until their figures are read the same for everybody: the build draws them as they stand then. */
  overviews: Screens;
  /** Behind it: the build draws the frame around them. */
  kept: Screens;
}

export const adminScreens: PortalScreens = {
  open: { [adminPaths.login]: () => import('@/pages/admin/login-page') },
  clientOnly: {
    [adminPaths.reset]: () => import('@/pages/admin/reset-page'),
    [adminPaths.invitation]: () => import('@/pages/admin/invitation-page'),
  },
  overviews: { [adminPaths.home]: () => import('@/pages/admin/home-page') },
  kept: {
    [adminPaths.introducers]: () => import('@/pages/admin/introducers-page'),
    [adminPaths.applications]: () => import('@/pages/admin/applications-page'),
    [adminPaths.lenders]: () => import('@/pages/admin/lenders-page'),
    [adminPaths.lenderImport]: () => import('@/pages/admin/lender-import-page'),
    [adminPaths.lenderImports]: () => import('@/pages/admin/lender-imports-page'),
    [adminPaths.taughtWords]: () => import('@/pages/admin/taught-words-page'),
    [adminPaths.panel]: () => import('@/pages/admin/panel-page'),
    [adminPaths.messages]: () => import('@/pages/admin/messages-page'),
    [adminPaths.activity]: () => import('@/pages/admin/activity-page'),
    [adminPaths.staff]: () => import('@/pages/admin/staff-page'),
    [adminPaths.account]: () => import('@/pages/admin/account-page'),
    [adminPaths.jobs]: () => import('@/pages/admin/jobs-page'),
  },
};

export const partnerScreens: PortalScreens = {
  open: {
    [partnerPaths.signup]: () => import('@/pages/partners/signup-page'),
    [partnerPaths.login]: () => import('@/pages/partners/login-page'),
  },
  clientOnly: {
    [partnerPaths.reset]: () => import('@/pages/partners/reset-page'),
    [partnerPaths.confirm]: () => import('@/pages/partners/confirm-page'),
  },
  overviews: { [partnerPaths.dashboard]: () => import('@/pages/partners/dashboard-page') },
  kept: {
    [partnerPaths.account]: () => import('@/pages/partners/account-page'),
    [partnerPaths.integrations]: () => import('@/pages/partners/integrations-page'),
  },
};
