export { CommissionsModule } from './commissions.module.js';
export { ApplicantDisclosureResponse } from './infrastructure/http/applicant-disclosure.dto.js';
