export { ApiAccountsModule } from './api-accounts.module.js';
export { ApiAccountViews } from './application/api-account-views.js';
