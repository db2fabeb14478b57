export { ApiAccountsModule } from './api-accounts.module.js';
export { ApiAccountLists } from './application/api-account-lists.js';
