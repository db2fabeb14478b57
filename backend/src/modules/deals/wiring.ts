export { DealsModule } from './deals.module.js';
export {
  ApplicantConsentResponse,
  ApplicantOfferResponse,
} from './infrastructure/http/applicant-deals.dto.js';
export { QuestionFromApplicantResponse } from './infrastructure/http/lender-questions.dto.js';
