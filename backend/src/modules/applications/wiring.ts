export { ApplicationsModule } from './applications.module.js';
export { StatusResponse } from './infrastructure/http/status.dto.js';
