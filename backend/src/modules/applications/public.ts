export { ReachApplicant, type ReachedApplicant } from './application/contact/reach-applicant.js';
export {
  ApplicationFigures,
  type ApplicationCounts,
  type EnquiryTrend,
  type ProductEnquiries,
  type StageCount,
  type WeekOfEnquiries,
} from './application/figures/application-figures.js';
export { MeasureDecisions, type WeekOfDecisions } from './application/figures/measure-decisions.js';
export { RecentEnquiries, type RecentEnquiry } from './application/figures/recent-enquiries.js';
export { ApplicantQueries } from './application/links/applicant.queries.js';
export { FollowLink } from './application/links/follow-link.js';
export { ShowStatus, type StatusForApplicant } from './application/links/show-status.js';
export { ApplicationViews } from './application/lists/application-views.js';
export { LockApplication } from './application/review/lock-application.js';
export { ChangeApplication, type ApplicationChange } from './application/review/change-application.js';
export { ApplicationEvents } from './application/review/application-events.js';
export { AddSharedDetails } from './application/shared-details/add-shared-details.js';
export { ApplicationNotFound } from './domain/errors.js';
export { STAGES, type ApplicationStatus, type Stage } from './domain/funding-application.js';
