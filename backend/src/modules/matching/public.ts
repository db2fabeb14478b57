export { MatchLenders } from './application/match-lenders.js';
export { MeasureCoverage } from './application/measure-coverage.js';
export { RankLenders } from './application/rank-lenders.js';
export { SurveyPanel, type EnquiryFound, type PanelSurvey } from './application/survey-panel.js';
export type { ProductCoverage } from './domain/advice/coverage.js';
export type { DecidingStatement } from './domain/advice/survey.js';
export { CRITERION_NAMES, type CriterionName } from './domain/rule/criteria.js';
export { ENQUIRY_ANSWERS, type Enquiry } from './domain/rule/enquiry.js';
export type { MatchAnswer } from './domain/rule/match-answer.js';
