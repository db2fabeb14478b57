export { CommissionsModule } from './commissions.module.js';
export { CommissionDisclosureViews } from './application/disclosures/commission-disclosure-views.js';
export { OpenDisclosure, type DisclosureForApplicant } from './application/disclosures/open-disclosure.js';
export { ApplicantDisclosureResponse } from './infrastructure/http/applicant-disclosure.dto.js';
