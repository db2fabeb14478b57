import type { Portal } from '@/app/portal/portal';
import { partnerRole } from '@/features/sessions/partner-role';
import type { SignedInIntroducer } from '@/features/sessions/session-api';
import { partnerPaths } from '@/shared/routing/paths';
import { firstPageQuery } from '@/shared/lists/screen/list-query';
import { paths } from '@/shared/site/paths';

export const partnerPortal: Portal<SignedInIntroducer> = {
  role: partnerRole,
  name: 'Partner',
  login: partnerPaths.login,
  home: partnerPaths.dashboard,
  afterLogout: paths.partners,
  signInScreens: [
    { path: partnerPaths.signup, load: () => import('@/pages/partners/signup-page') },
    { path: partnerPaths.login, load: () => import('@/pages/partners/login-page') },
    { path: partnerPaths.reset, load: () => import('@/pages/partners/reset-page') },
    { path: partnerPaths.confirm, load: () => import('@/pages/partners/confirm-page') },
  ],
  screens: [
    {
      path: partnerPaths.dashboard,
      link: 'Dashboard',
      load: () => import('@/pages/partners/dashboard-page'),
      firstQuery: async () =>
        firstPageQuery((await import('@/features/applications/partner/case-list')).caseList),
    },
    {
      path: partnerPaths.commissions,
      link: 'Commissions',
      load: () => import('@/pages/partners/commissions-page'),
      firstQuery: async () =>
        firstPageQuery((await import('@/features/commissions/partner/line-list')).lineList),
    },
    { path: partnerPaths.account, link: 'Account', load: () => import('@/pages/partners/account-page') },
    {
      path: partnerPaths.integrations,
      link: 'Integrations',
      load: () => import('@/pages/partners/integrations-page'),
      firstQuery: async () => {
        const { apiAccountsApi } = await import('@/features/api-accounts/api-accounts-api');
        return firstPageQuery({ list: apiAccountsApi.endpoints.listApiAccounts });
      },
    },
  ],
};
