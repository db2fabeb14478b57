/** Every address of the admin portal, written once. The build tells them to the server. */
export const adminPaths = {
  login: '/admin/login',
  home: '/admin',
  lenders: '/admin/lenders',
  messages: '/admin/messages',
} as const;
