import type { ComponentType } from 'react';
import { adminPaths, partnerPaths } from '@/shared/frame/paths';

/** Screens by their addresses, each fetched when it is first shown. */
export type Screens = Readonly<Record<string, () => Promise<{ Component: ComponentType }>>>;

export interface PortalScreens {
  /** Prerendered whole. */
  beforeSignIn: Screens;
  /** Before the sign-in too, where the address itself holds what to show, such as a token: rendered in the browser. */
  clientOnly: Screens;
  /** After the sign-in, and the same for everybody until their figures are read: prerendered as they are then. */
  overviews: Screens;
  /** Prerendered is the frame around them. */
  afterSignIn: Screens;
}

export const adminScreens: PortalScreens = {
  beforeSignIn: { [adminPaths.login]: () => import('@/pages/admin/login-page') },
  clientOnly: {
    [adminPaths.reset]: () => import('@/pages/admin/reset-page'),
    [adminPaths.invitation]: () => import('@/pages/admin/invitation-page'),
  },
  overviews: { [adminPaths.home]: () => import('@/pages/admin/home-page') },
  afterSignIn: {
    [adminPaths.today]: () => import('@/pages/admin/today-page'),
    [adminPaths.introducers]: () => import('@/pages/admin/introducers-page'),
    [adminPaths.applications]: () => import('@/pages/admin/applications-page'),
    [adminPaths.application]: () => import('@/pages/admin/application-page'),
    [adminPaths.submissions]: () => import('@/pages/admin/submissions-page'),
    [adminPaths.lenders]: () => import('@/pages/admin/lenders-page'),
    [adminPaths.lenderImport]: () => import('@/pages/admin/lender-import-page'),
    [adminPaths.lenderImports]: () => import('@/pages/admin/lender-imports-page'),
    [adminPaths.taughtWords]: () => import('@/pages/admin/taught-words-page'),
    [adminPaths.panel]: () => import('@/pages/admin/panel-page'),
    [adminPaths.commissions]: () => import('@/pages/admin/commissions-page'),
    [adminPaths.messages]: () => import('@/pages/admin/messages-page'),
    [adminPaths.held]: () => import('@/pages/admin/held-page'),
    [adminPaths.activity]: () => import('@/pages/admin/activity-page'),
    [adminPaths.staff]: () => import('@/pages/admin/staff-page'),
    [adminPaths.account]: () => import('@/pages/admin/account-page'),
    [adminPaths.jobs]: () => import('@/pages/admin/jobs-page'),
  },
};

export const partnerScreens: PortalScreens = {
  beforeSignIn: {
    [partnerPaths.signup]: () => import('@/pages/partners/signup-page'),
    [partnerPaths.login]: () => import('@/pages/partners/login-page'),
  },
  clientOnly: {
    [partnerPaths.reset]: () => import('@/pages/partners/reset-page'),
    [partnerPaths.confirm]: () => import('@/pages/partners/confirm-page'),
  },
  overviews: { [partnerPaths.dashboard]: () => import('@/pages/partners/dashboard-page') },
  afterSignIn: {
    [partnerPaths.commissions]: () => import('@/pages/partners/commissions-page'),
    [partnerPaths.account]: () => import('@/pages/partners/account-page'),
    [partnerPaths.integrations]: () => import('@/pages/partners/integrations-page'),
  },
};

/**
 * Fetches the code of a screen after the sign-in, with that of its frame, by the path that the build has rendered it
 * under. Whoever shows it asks again, and says so if it fails.
 */
export function fetchScreen(path: string): void {
  const load = [adminScreens, partnerScreens]
    .map(({ overviews, afterSignIn }) => overviews[path] ?? afterSignIn[path])
    .find((known) => known !== undefined);
  if (load) Promise.all([import('@/app/portal/portal-area'), load()]).catch(() => undefined);
}
