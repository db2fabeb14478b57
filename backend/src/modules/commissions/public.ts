export { CommissionsModule } from './commissions.module.js';
export { DisclosureLists } from './application/disclosure-lists.js';
export { OpenDisclosure, type DisclosureForApplicant } from './application/open-disclosure.js';
export { ApplicantDisclosureResponse } from './infrastructure/http/applicant-disclosure.dto.js';
