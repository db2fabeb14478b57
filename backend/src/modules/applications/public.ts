export { KeepPromise } from './application/contact/keep-promise.js';
export { ReachApplicant, type ReachedApplicant } from './application/contact/reach-applicant.js';
export {
  ApplicationFigures,
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
export { applicationReceived } from './application/mails/application-received.js';
export { caseMoved } from './application/mails/case-moved.js';
export { caseProgressed } from './application/mails/case-progressed.js';
export { linksRenewed } from './application/mails/links-renewed.js';
export { caseByLink, caseEntered } from './application/mails/new-case.js';
export { toApplicant } from './application/mails/to-applicant.js';
export {
  afterStatus,
  EXAMPLE_LINK,
  questionFirst,
  statusAction,
  untilWhen,
  type StatusLink,
} from './application/mails/status-link.js';
export { ApplicationEvents } from './application/review/application-events.js';
export { LockApplication } from './application/review/lock-application.js';
export { ChangeApplication } from './application/review/change-application.js';
export { AddSharedDetails } from './application/shared-details/add-shared-details.js';
export { callbackBy, type Callback } from './domain/response-time/callback.js';
export { ApplicationNotFound } from './domain/errors.js';
export { STAGES, type ApplicationStatus, type Stage } from './domain/application-status.js';
