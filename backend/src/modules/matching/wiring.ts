export { MatchingModule } from './matching.module.js';
export { MatchLendersRequest } from './infrastructure/http/match-lenders-request.dto.js';
export { MatchLendersResponse } from './infrastructure/http/match-lenders-response.dto.js';
