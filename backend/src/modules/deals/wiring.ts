export { DealsModule } from './deals.module.js';
export {
  ApplicantConsentResponse,
  ApplicantOfferResponse,
} from './infrastructure/http/applicant-deals.dto.js';
