import type { Portal } from '@/app/portal/portal';
import { SearchButton } from '@/features/search/search-button';
import { adminRole } from '@/features/sessions/admin-role';
import type { Admin } from '@/features/sessions/session-api';
import { managesStaff } from '@/features/staff/staff-roles';
import { useWaiting } from '@/features/waiting/waiting-api';
import { adminPaths } from '@/shared/routing/paths';
import { firstPageQuery } from '@/shared/lists/screen/list-query';

export const adminPortal: Portal<Admin> = {
  role: adminRole,
  name: 'Admin',
  login: adminPaths.login,
  home: adminPaths.home,
  requiredScreen: ({ twoFactorOwed = false }) => (twoFactorOwed ? adminPaths.account : null),
  afterLogout: null,
  useWaiting,
  Search: SearchButton,
  signInScreens: [
    { path: adminPaths.login, load: () => import('@/pages/admin/account/login-page') },
    { path: adminPaths.reset, load: () => import('@/pages/admin/account/reset-page') },
    { path: adminPaths.invitation, load: () => import('@/pages/admin/account/invitation-page') },
  ],
  screens: [
    {
      path: adminPaths.today,
      link: 'Today',
      group: 'Work',
      waiting: 'today',
      load: () => import('@/pages/admin/today-page'),
    },
    {
      path: adminPaths.applications,
      link: 'Applications',
      group: 'Work',
      load: () => import('@/pages/admin/applications-page'),
      firstQuery: async () =>
        firstPageQuery((await import('@/features/applications/staff/list/application-list')).applicationList),
    },
    { path: adminPaths.application, load: () => import('@/pages/admin/case/application-page') },
    {
      path: adminPaths.submissions,
      link: 'Submissions',
      group: 'Work',
      load: () => import('@/pages/admin/submissions-page'),
      firstQuery: async () =>
        firstPageQuery((await import('@/features/deals/submissions/submission-list')).submissionList),
    },
    {
      path: adminPaths.messages,
      link: 'Messages',
      group: 'Work',
      waiting: 'messages',
      load: () => import('@/pages/admin/messages-page'),
      firstQuery: async () => firstPageQuery((await import('@/features/messages/message-list')).messageList),
    },
    {
      path: adminPaths.held,
      load: () => import('@/pages/admin/held-page'),
      firstQuery: async () => firstPageQuery((await import('@/features/held/held-list')).heldList),
    },
    {
      path: adminPaths.introducers,
      link: 'Introducers',
      group: 'Partners',
      load: () => import('@/pages/admin/introducers-page'),
      firstQuery: async () =>
        firstPageQuery((await import('@/features/introducers/staff/partner-list')).partnerList),
    },
    {
      path: adminPaths.commissions,
      link: 'Commissions',
      group: 'Partners',
      load: () => import('@/pages/admin/commissions-page'),
      firstQuery: async () =>
        firstPageQuery((await import('@/features/commissions/staff/receivable-list')).receivableList),
    },
    {
      path: adminPaths.lenders,
      link: 'Lenders',
      group: 'Lenders',
      load: () => import('@/pages/admin/panel/lenders-page'),
      firstQuery: async () => firstPageQuery((await import('@/features/lenders/lender-list')).lenderList),
    },
    { path: adminPaths.lenderImport, load: () => import('@/pages/admin/panel/lender-import-page') },
    {
      path: adminPaths.lenderImports,
      load: () => import('@/pages/admin/panel/lender-imports-page'),
      firstQuery: async () =>
        firstPageQuery((await import('@/features/lender-import/import-list')).importList),
    },
    {
      path: adminPaths.importTerms,
      load: () => import('@/pages/admin/panel/import-terms-page'),
      firstQuery: async () =>
        firstPageQuery((await import('@/features/lender-import/import-term-list')).importTermList),
    },
    {
      path: adminPaths.panel,
      link: 'Panel',
      group: 'Lenders',
      load: () => import('@/pages/admin/panel/panel-page'),
    },
    {
      path: adminPaths.home,
      link: 'Overview',
      group: 'Firm',
      load: () => import('@/pages/admin/home-page'),
      firstQuery: async () => {
        const { reportsApi } = await import('@/features/reports/reports-api');
        return () => reportsApi.endpoints.summariseBroker.initiate(undefined, { subscribe: false });
      },
    },
    {
      path: adminPaths.complaints,
      link: 'Complaints',
      group: 'Firm',
      load: () => import('@/pages/admin/complaints-page'),
      firstQuery: async () =>
        firstPageQuery((await import('@/features/complaints/staff/complaint-list')).complaintList),
    },
    { path: adminPaths.complaint, load: () => import('@/pages/admin/complaint-page') },
    {
      path: adminPaths.people,
      link: 'People',
      group: 'Firm',
      mayOpen: managesStaff,
      load: () => import('@/pages/admin/people-page'),
    },
    { path: adminPaths.dataRequest, load: () => import('@/pages/admin/data-request-page') },
    {
      path: adminPaths.activity,
      link: 'Activity',
      group: 'Firm',
      load: () => import('@/pages/admin/activity-page'),
      firstQuery: async () => firstPageQuery((await import('@/features/activity/activity-log')).activityLog),
    },
    {
      path: adminPaths.jobs,
      link: 'Unsent emails',
      group: 'Firm',
      waiting: 'unsentEmails',
      load: () => import('@/pages/admin/jobs-page'),
      firstQuery: async () =>
        firstPageQuery((await import('@/features/failed-jobs/failed-job-list')).failedJobList),
    },
    {
      path: adminPaths.staff,
      link: 'Staff',
      group: 'Firm',
      mayOpen: managesStaff,
      load: () => import('@/pages/admin/staff-page'),
      firstQuery: async () => firstPageQuery((await import('@/features/staff/staff-list')).staffList),
    },
    {
      path: adminPaths.account,
      link: 'Account',
      group: 'Firm',
      load: () => import('@/pages/admin/account/account-page'),
    },
  ],
};
