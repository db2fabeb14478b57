export { AuthModule } from './auth.module.js';
export type { AdminView } from './application/admin-view.js';
export { CreateAdmin } from './application/create-admin.js';
export { CreateFirstAdmin } from './application/create-first-admin.js';
export { CurrentAccount } from './infrastructure/http/current-account.js';
