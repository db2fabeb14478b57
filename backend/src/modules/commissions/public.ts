export { CommissionsModule } from './commissions.module.js';
