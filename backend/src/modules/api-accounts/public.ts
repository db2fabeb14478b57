export { ApiAccountViews } from './application/api-account-views.js';
