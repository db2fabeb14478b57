export { ApiAccountsModule } from './api-accounts.module.js';
