export type { Enquiry } from './domain/enquiry.js';
export type { MatchAnswer } from './domain/match-answer.js';
export { RULE_VERSION } from './domain/rule.js';
export { MatchLenders } from './application/match-lenders.js';
export { RankLenders } from './application/rank-lenders.js';
export { MatchLendersResponse } from './infrastructure/http/match-lenders.response.js';
export { MatchingModule } from './matching.module.js';
