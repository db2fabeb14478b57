export { ApplicationsModule } from './applications.module.js';
export {
  ApplicationFigures,
  type ApplicationCounts,
  type EnquiryTrend,
  type ProductEnquiries,
  type WeekOfEnquiries,
} from './application/application-figures.js';
export { MeasureDecisions, type WeekOfDecisions } from './application/measure-decisions.js';
export { RecentEnquiries, type RecentEnquiry } from './application/recent-enquiries.js';
