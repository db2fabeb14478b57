export { CommissionsModule } from './commissions.module.js';
export { DisclosureLists } from './application/disclosures/disclosure-lists.js';
export { OpenDisclosure, type DisclosureForApplicant } from './application/disclosures/open-disclosure.js';
export { ApplicantDisclosureResponse } from './infrastructure/http/applicant-disclosure.dto.js';
