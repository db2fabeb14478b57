export type { AdminView } from './application/admin-view.js';
export { CreateAdmin } from './application/create-admin.js';
export { CreateFirstAdmin } from './application/create-first-admin.js';
export { staffInvitation } from './application/mails/staff-invitation.js';
