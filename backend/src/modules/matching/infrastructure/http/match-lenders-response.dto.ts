import { ApiProperty } from '@nestjs/swagger';
import type { LenderCard } from '#kernel/lending/lender-texts.js';
import { Id, Integer, NullableInteger, NullableText } from '#platform/infrastructure/http/dto/shown.js';
import { CRITERION_NAMES, RULE_VERSION, type CriterionName } from '../../domain/rule/criteria.js';
import {
  MAX_QUESTIONS,
  QUESTIONED_ANSWERS,
  type OpenQuestion,
  type QuestionedAnswer,
} from '../../domain/advice/open-questions.js';
import { OUTCOMES, type Outcome } from '../../domain/rule/finding.js';
import { FITS, type Fit } from '../../domain/rule/rule.js';
import type {
  BreakdownLine,
  Match,
  MatchAnswer,
  NearMiss,
  ScoreArithmetic,
} from '../../domain/rule/match-answer.js';

export class MatchedLender implements LenderCard {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ example: 'Alba' })
  readonly name: string;

  @NullableText('Loans and invoice finance for growing firms.')
  readonly description: string | null;

  @ApiProperty({
    example: 'business-loans, invoice-finance',
    description: 'Product types, as stated by the lender',
  })
  readonly productTypes: string;

  @NullableText('from 6.9% APR')
  readonly interestRate: string | null;

  @NullableText('cases@alba.example')
  readonly contactEmail: string | null;

  @NullableText('0141 496 0100')
  readonly contactPhone: string | null;

  @NullableText('https://alba.example')
  readonly website: string | null;
}

export class MatchConfidence {
  @Integer(5, 'Number of criteria that could be checked')
  readonly confirmed: number;

  @Integer(5, 'Number of criteria relevant to this enquiry')
  readonly relevant: number;
}

export class MatchBreakdownLine implements BreakdownLine {
  @ApiProperty({ enum: CRITERION_NAMES, example: 'amount' })
  readonly criterion: CriterionName;

  @Integer(22)
  readonly weight: number;

  // An excluded lender is not a match.
  @ApiProperty({ enum: OUTCOMES.filter((outcome) => outcome !== 'excluded'), example: 'met' })
  readonly outcome: Outcome;

  @ApiProperty({
    type: Number,
    example: 22,
    description: 'Points earned: the part of the weight that the outcome counts for',
  })
  readonly points: number;
}

export class MatchArithmetic implements ScoreArithmetic {
  @ApiProperty({ type: Number, example: 78, description: 'Sum of the breakdown’s points' })
  readonly points: number;

  @Integer(78, 'Sum of the breakdown’s weights')
  readonly weight: number;

  @ApiProperty({ type: Number, example: 100, description: '100 × points ÷ weight, unrounded' })
  readonly percent: number;

  @NullableInteger(null, 'Maximum score, where unmet criteria limit it; null if they do not lower it')
  readonly cap: number | null;
}

export class LenderMatch implements Match {
  @ApiProperty({ type: MatchedLender })
  readonly lender: MatchedLender;

  @ApiProperty({ type: 'integer', minimum: 30, maximum: 100, example: 100, description: 'Score in percent' })
  readonly score: number;

  @ApiProperty({
    enum: FITS,
    example: 'strong',
    description:
      'strong: a score of 70 or more with nothing unconfirmed, or only the criterion that weighs least; outside: a stated ' +
      'criterion is not met; fits: any other match',
  })
  readonly fit: Fit;

  @Integer(0, 'Number of relevant criteria that could not be checked')
  readonly toConfirm: number;

  @ApiProperty({
    type: [String],
    description: 'Why this lender matches',
    example: [
      'Offers Business Loans',
      'Lends £25,000 to £500,000, which covers the amount you need',
      'You meet the minimum trading history of 2 years',
      'Your credit profile meets the minimum of 650',
      'Specialises in the retail sector',
    ],
  })
  readonly matchReasons: readonly string[];

  @ApiProperty({ type: [String], example: [], description: 'Points to consider: what is close or not met' })
  readonly mismatches: readonly string[];

  @ApiProperty({ type: [String], example: [], description: 'Criteria that could not be checked' })
  readonly unconfirmed: readonly string[];

  @ApiProperty({ type: MatchConfidence })
  readonly confidence: MatchConfidence;

  @ApiProperty({
    type: [MatchBreakdownLine],
    description:
      'Contribution of each criterion: met counts in full, close or unconfirmed half, not met zero. The score is their share ' +
      'of the weights, rounded; at most 49 with one criterion not met and 34 with two.',
    example: [
      { criterion: 'product', weight: 15, outcome: 'met', points: 15 },
      { criterion: 'amount', weight: 22, outcome: 'met', points: 22 },
      { criterion: 'trading history', weight: 18, outcome: 'met', points: 18 },
      { criterion: 'credit score', weight: 14, outcome: 'met', points: 14 },
      { criterion: 'sector', weight: 9, outcome: 'met', points: 9 },
    ],
  })
  readonly breakdown: readonly MatchBreakdownLine[];

  @ApiProperty({ type: MatchArithmetic, description: 'Calculation of the score from the breakdown’s sums' })
  readonly arithmetic: MatchArithmetic;
}

export class NearMissLender {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f12')
  readonly id: string;

  @ApiProperty({ example: 'Brisk' })
  readonly name: string;
}

export class LenderNearMiss implements NearMiss {
  @ApiProperty({ type: NearMissLender })
  readonly lender: NearMissLender;

  @ApiProperty({ example: 'Maximum loan is £75,000' })
  readonly reason: string;
}

export class MatchQuestion implements OpenQuestion {
  @ApiProperty({
    enum: QUESTIONED_ANSWERS,
    example: 'creditScore',
    description: 'Field to send the answer in',
  })
  readonly answer: QuestionedAnswer;

  @ApiProperty({ enum: CRITERION_NAMES, example: 'credit score' })
  readonly criterion: CriterionName;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    example: 31,
    description:
      'Number of matches, including those beyond the limit, that state the criterion and that the answer would settle',
  })
  readonly lenders: number;
}

export class MatchLendersResponse implements MatchAnswer {
  @Integer(1, 'Number of matches, including those beyond the limit')
  readonly totalMatches: number;

  @Integer(1, 'Number of matches whose `fit` is strong, including those beyond the limit')
  readonly strongMatches: number;

  @ApiProperty({ type: [LenderMatch], description: 'Matching lenders, best first' })
  readonly matches: readonly LenderMatch[];

  @ApiProperty({ type: [LenderNearMiss], description: 'Lenders excluded by a single criterion; the best 20' })
  readonly nearMisses: readonly LenderNearMiss[];

  @ApiProperty({ type: [String], example: [], description: 'Notes to read before the list' })
  readonly advisories: readonly string[];

  @ApiProperty({
    type: [MatchQuestion],
    maxItems: MAX_QUESTIONS,
    example: [],
    description: 'Unanswered questions that leave the most matches unconfirmed, most important first',
  })
  readonly questions: readonly MatchQuestion[];

  @ApiProperty({ example: RULE_VERSION })
  readonly ruleVersion: string;
}

export class FindHintsResponse {
  @ApiProperty({
    type: [String],
    maxItems: 3,
    example: ['If you borrowed £100,000 instead of £170,000, 1 more lender would be a strong match.'],
    description: 'Changes that would improve the matches, greatest gain first; never a larger loan',
  })
  readonly hints: readonly string[];
}
