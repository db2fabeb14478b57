import { readDuration } from '#shared/domain/duration.js';
import { readFundingType } from '#shared/domain/funding-type.js';
import { readAsk } from '#shared/domain/money.js';
import type { ProductKey } from '#shared/domain/product.js';
import type { Answers } from '#shared/domain/answers.js';

/** What the answers say in numbers, kept beside the text; null where it could not be read. */
export interface AnswerFigures {
  readonly productKeys: readonly ProductKey[];
  /** Whole pounds. */
  readonly amountFrom: number | null;
  /** Whole pounds; null also for 'and over'. */
  readonly amountTo: number | null;
  readonly tradingMonthsFrom: number | null;
  /** Null also for 'and longer'. */
  readonly tradingMonthsTo: number | null;
}

export const readAnswers = ({ fundingType, amount, tradingHistory }: Answers): AnswerFigures => {
  const ask = readAsk(amount);
  const trading = readDuration(tradingHistory ?? '');
  return {
    productKeys: readFundingType(fundingType) ?? [],
    amountFrom: ask?.from ?? null,
    amountTo: ask === null || ask.openEnded ? null : ask.to,
    tradingMonthsFrom: trading?.from ?? null,
    tradingMonthsTo: trading !== null && Number.isFinite(trading.to) ? trading.to : null,
  };
};
