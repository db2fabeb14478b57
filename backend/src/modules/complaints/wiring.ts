export { ComplaintsModule } from './complaints.module.js';
