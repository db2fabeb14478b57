export { CommissionDisclosureViews } from './application/disclosures/commission-disclosure-views.js';
export { OpenDisclosure, type DisclosureForApplicant } from './application/disclosures/open-disclosure.js';
