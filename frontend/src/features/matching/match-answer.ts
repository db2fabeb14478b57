import type { Schemas } from '@/api/schemas';

export type MatchAnswer = Schemas['MatchLendersResponse'];
export type Match = Schemas['LenderMatch'];
export type MatchedLender = Schemas['MatchedLender'];
export type NearMiss = Schemas['LenderNearMiss'];
export type BreakdownEntry = Schemas['MatchBreakdownLine'];
export type Arithmetic = Schemas['MatchArithmetic'];
export type CriterionName = BreakdownEntry['criterion'];
export type Outcome = BreakdownEntry['outcome'];
export type ComparedLender = Schemas['ComparedLenderResponse'];
export type CriterionStatement = ComparedLender['statements'][number];
