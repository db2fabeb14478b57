import { CRITERIA, type CriterionName } from '../rule/criteria.js';
import type { CompiledLender } from '../panel/compiled-lender.js';
import type { Enquiry, Facts } from '../rule/enquiry.js';
import type { FundingRequest } from '../rule/funding-request.js';

/**
 * Answers that settle a criterion by themselves, and whether a lender states anything about it: the heaviest first,
 * which breaks ties.
 */
const QUESTIONS = [
  {
    answer: 'ltv',
    criterion: 'LTV',
    statedBy: ({ minLtv, maxLtv }) => minLtv.stated || maxLtv.stated,
  },
  {
    answer: 'tradingHistory',
    criterion: 'trading history',
    statedBy: ({ minTradingHistory }) => minTradingHistory.stated,
  },
  {
    answer: 'propertyType',
    criterion: 'property type',
    statedBy: ({ propertyTypes: { all, terms } }) => all || terms.length > 0,
  },
  {
    answer: 'creditScore',
    criterion: 'credit score',
    statedBy: ({ minCreditScore }) => minCreditScore.stated,
  },
  {
    answer: 'hasAdverseCredit',
    criterion: 'adverse credit',
    statedBy: ({ acceptsAdverseCredit }) => acceptsAdverseCredit !== null,
  },
  {
    answer: 'businessSector',
    criterion: 'sector',
    statedBy: ({ preferredSectors, excludedSectors }) =>
      preferredSectors.terms.length + excludedSectors.terms.length > 0,
  },
] as const satisfies readonly {
  readonly answer: keyof Enquiry;
  readonly criterion: CriterionName;
  readonly statedBy: (lender: CompiledLender) => boolean;
}[];

export type QuestionedAnswer = (typeof QUESTIONS)[number]['answer'];
export const QUESTIONED_ANSWERS: readonly QuestionedAnswer[] = QUESTIONS.map(({ answer }) => answer);

/** An unanswered question, with the number of matched lenders that it leaves unconfirmed. */
export interface OpenQuestion {
  readonly answer: QuestionedAnswer;
  readonly criterion: CriterionName;
  readonly lenders: number;
}

export const MAX_QUESTIONS = 3;

/** Counts for each unanswered question how many matched lenders it leaves unconfirmed. */
export class OpenQuestions {
  private readonly open;

  constructor({ unanswered }: Facts) {
    this.open = QUESTIONS.filter(({ answer }) => unanswered.has(answer)).flatMap((question) =>
      CRITERIA.filter(({ name }) => name === question.criterion).map((rule) => ({
        ...question,
        rule,
        lenders: 0,
      })),
    );
  }

  count(request: FundingRequest, lender: CompiledLender): void {
    for (const question of this.open) {
      const { rule, statedBy } = question;
      if (!statedBy(lender) || !rule.relevant(request, lender)) continue;
      // An LTV, for example, may be known without being answered.
      if (rule.assess(request, lender).outcome !== 'unconfirmed') continue;
      question.lenders += 1;
    }
  }

  /** The question that leaves most lenders unconfirmed first; on a tie, the heaviest. */
  worst(): readonly OpenQuestion[] {
    return this.open
      .filter(({ lenders }) => lenders > 0)
      .sort((a, b) => b.lenders - a.lenders)
      .slice(0, MAX_QUESTIONS)
      .map(({ answer, criterion, lenders }) => ({ answer, criterion, lenders }));
  }
}
