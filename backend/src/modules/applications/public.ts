export { ApplicationsModule } from './applications.module.js';
export {
  ApplicationFigures,
  type ApplicationCounts,
  type EnquiryTrend,
  type ProductEnquiries,
  type WeekOfEnquiries,
} from './application/application-figures.js';
export { LockApplication } from './application/lock-application.js';
export { MeasureDecisions, type WeekOfDecisions } from './application/measure-decisions.js';
export { PlaceApplication } from './application/place-application.js';
export { RecentEnquiries, type RecentEnquiry } from './application/recent-enquiries.js';
export { RecordEvent } from './application/record-event.js';
export { ApplicationLists } from './application/application-lists.js';
export { ApplicationNotFound } from './domain/errors.js';
