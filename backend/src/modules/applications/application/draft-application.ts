import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { Answers } from '#shared/domain/answers.js';
import { FundingApplication, type Origin } from '../domain/funding-application.js';
import type { LenderMatching } from './lender-matching.js';

/** Makes a funding application of answers, matched against the panel of today; nothing is saved. */
export class DraftApplication {
  constructor(
    private readonly matching: Pick<LenderMatching, 'bestFor'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(answers: Answers, origin: Origin = {}): Promise<FundingApplication> {
    const matches = await this.matching.bestFor(answers);
    return FundingApplication.submit(this.ids.next(), answers, matches, this.clock.now(), origin);
  }
}
