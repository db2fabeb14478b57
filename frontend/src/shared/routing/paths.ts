// Every path of the portals. The build passes them to the server, which serves the pages before the sign-in without
// the frame.

const adminSignInPaths = {
  login: '/admin/login',
  reset: '/admin/reset',
  invitation: '/admin/invitation',
} as const;

export const adminPaths = {
  ...adminSignInPaths,
  home: '/admin',
  today: '/admin/today',
  introducers: '/admin/introducers',
  applications: '/admin/applications',
  application: '/admin/applications/:id',
  submissions: '/admin/submissions',
  lenders: '/admin/lenders',
  lenderImport: '/admin/lenders/import',
  lenderImports: '/admin/lenders/imports',
  importTerms: '/admin/lenders/words',
  panel: '/admin/panel',
  commissions: '/admin/commissions',
  messages: '/admin/messages',
  held: '/admin/messages/held',
  complaints: '/admin/complaints',
  complaint: '/admin/complaints/:id',
  people: '/admin/people',
  dataRequest: '/admin/people/requests/:id',
  jobs: '/admin/jobs',
  activity: '/admin/activity',
  account: '/admin/account',
  staff: '/admin/staff',
} as const;

/** The page of one application. */
export const applicationPath = (id: string): string =>
  adminPaths.application.replace(':id', encodeURIComponent(id));

/** The page of one complaint. */
export const complaintPath = (id: string): string =>
  adminPaths.complaint.replace(':id', encodeURIComponent(id));

/** The page of one data request. */
export const dataRequestPath = (id: string): string =>
  adminPaths.dataRequest.replace(':id', encodeURIComponent(id));

const partnerSignInPaths = {
  signup: '/partners/signup',
  login: '/partners/login',
  reset: '/partners/reset',
  confirm: '/partners/confirm',
} as const;

/** The landing page for partners is public: /partners is with the other public paths. */
export const partnerPaths = {
  ...partnerSignInPaths,
  dashboard: '/partners/dashboard',
  commissions: '/partners/commissions',
  account: '/partners/account',
  integrations: '/partners/integrations',
} as const;

export const signInPaths: readonly string[] = [
  ...Object.values(adminSignInPaths),
  ...Object.values(partnerSignInPaths),
];

/** The paths after the sign-in. */
export const screenPaths: readonly string[] = [
  ...Object.values(adminPaths),
  ...Object.values(partnerPaths),
].filter((path) => !signInPaths.includes(path));
