import { readDuration } from '#kernel/time/duration.js';
import { readFundingType } from '#kernel/lending/funding-type.js';
import { readAsk } from '#kernel/money/money.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { Answers } from '#kernel/lending/answers.js';
import { identityOf, type CompanyIdentity } from './company-identity.js';
import { perimeterOf, type PerimeterAnswer } from './perimeter/perimeter.js';

/** Values parsed from the answers, stored beside the text; null if unreadable. */
export interface ParsedAnswers extends CompanyIdentity {
  readonly productKeys: readonly ProductKey[];
  /** Whole pounds. */
  readonly amountFrom: number | null;
  /** Whole pounds; null also if open-ended. */
  readonly amountTo: number | null;
  readonly tradingMonthsFrom: number | null;
  /** Null also if open-ended. */
  readonly tradingMonthsTo: number | null;
  /** Stored so that lists can filter by it. */
  readonly perimeter: PerimeterAnswer;
}

export const parseAnswers = (answers: Answers, receivedAt: Date): ParsedAnswers => {
  const { fundingType, amount, tradingHistory } = answers;
  const ask = readAsk(amount);
  const trading = readDuration(tradingHistory ?? '');
  return {
    productKeys: readFundingType(fundingType) ?? [],
    amountFrom: ask?.from ?? null,
    amountTo: ask === null || ask.openEnded ? null : ask.to,
    tradingMonthsFrom: trading?.from ?? null,
    tradingMonthsTo: trading !== null && Number.isFinite(trading.to) ? trading.to : null,
    perimeter: perimeterOf(answers, receivedAt).answer,
    ...identityOf(answers),
  };
};
