import type { Portal } from '@/app/portal/portal';
import { adminRole } from '@/features/sessions/admin-role';
import type { Admin } from '@/features/sessions/session-api';
import { managesStaff } from '@/features/staff/staff-roles';
import { adminPaths } from '@/shared/frame/paths';

export const adminPortal: Portal<Admin> = {
  role: adminRole,
  name: 'Admin',
  login: adminPaths.login,
  home: adminPaths.home,
  requiredScreen: ({ twoFactorOwed = false }) => (twoFactorOwed ? adminPaths.account : null),
  afterLogout: null,
  screens: [
    [adminPaths.home, 'Overview'],
    [adminPaths.today, 'Today'],
    [adminPaths.introducers, 'Introducers'],
    [adminPaths.applications, 'Applications'],
    [adminPaths.submissions, 'Submissions'],
    [adminPaths.lenders, 'Lenders'],
    [adminPaths.panel, 'Panel'],
    [adminPaths.commissions, 'Commissions'],
    [adminPaths.messages, 'Messages'],
    [adminPaths.activity, 'Activity'],
    [adminPaths.jobs, 'Unsent mails'],
    [adminPaths.account, 'Account'],
    // The last: where it is not shown, nothing else moves.
    [adminPaths.staff, 'Staff', managesStaff],
  ],
};
