import type { UseCaseContext } from '#shared/application/use-case-context.js';
import type { Answers } from '#shared/domain/answers.js';
import { FundingApplication, type Origin } from '../domain/funding-application.js';
import type { LenderMatching } from './lender-matching.js';

/** Makes a funding application of answers, matched against the panel of today; nothing is saved. */
export class DraftApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly matching: Pick<LenderMatching, 'bestFor'>,
  ) {}

  async execute(answers: Answers, origin: Origin = {}): Promise<FundingApplication> {
    const matches = await this.matching.bestFor(answers);
    return FundingApplication.submit(
      this.context.ids.next(),
      answers,
      matches,
      this.context.clock.now(),
      origin,
    );
  }
}
