export type { Enquiry } from './domain/enquiry.js';
export type { MatchAnswer } from './domain/match-answer.js';
export type { ProductCoverage } from './domain/coverage.js';
export { MatchLenders } from './application/match-lenders.js';
export { MeasureCoverage } from './application/measure-coverage.js';
export { RankLenders } from './application/rank-lenders.js';
export { MatchLendersRequest } from './infrastructure/http/match-lenders.request.js';
export { MatchLendersResponse } from './infrastructure/http/match-lenders.response.js';
export { MatchingModule } from './matching.module.js';
