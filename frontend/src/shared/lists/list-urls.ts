/**
 * The lists that screens of the portals show, by their addresses of the API. Nothing but them: the portals' entry asks
 * for a first page before the client's code is there.
 */
export const listUrls = {
  activity: 'admin/activity',
  apiAccounts: 'introducers/me/api-accounts',
  applications: 'admin/applications',
  cases: 'introducers/me/referrals',
  failedJobs: 'admin/jobs/failed',
  held: 'admin/held',
  imports: 'admin/lenders/imports',
  introducers: 'admin/introducers',
  lenders: 'admin/lenders',
  messages: 'admin/messages',
  ownCommissions: 'introducers/me/commissions',
  staff: 'admin/staff',
  statements: 'admin/statements',
  submissions: 'admin/submissions',
  tasks: 'admin/tasks',
  taughtWords: 'admin/taught-words',
} as const;
