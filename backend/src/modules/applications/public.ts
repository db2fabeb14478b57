export { ApplicationsModule } from './applications.module.js';
export {
  ApplicationFigures,
  type ApplicationCounts,
  type EnquiryTrend,
  type ProductEnquiries,
  type StageCount,
  type WeekOfEnquiries,
} from './application/application-figures.js';
export { FollowLink } from './application/follow-link.js';
export { KeepDisclosure } from './application/keep-disclosure.js';
export { LockApplication } from './application/lock-application.js';
export { MeasureDecisions, type WeekOfDecisions } from './application/measure-decisions.js';
export { PlaceApplication } from './application/place-application.js';
export { ReachApplicant } from './application/reach-applicant.js';
export { RecentEnquiries, type RecentEnquiry } from './application/recent-enquiries.js';
export { RecordEvent } from './application/record-event.js';
export { ApplicationLists } from './application/application-lists.js';
export { ApplicationNotFound } from './domain/errors.js';
export { STAGES, type ApplicationStatus, type Stage } from './domain/funding-application.js';
export { ApplicantQueries } from './application/applicant.queries.js';
export { ShowStatus, type StatusForApplicant } from './application/show-status.js';
export { StatusResponse } from './infrastructure/http/status.dto.js';
