import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { Origin } from '../../domain/application-origin.js';
import { FundingApplication } from '../../domain/funding-application.js';
import type { LenderMatching } from './lender-matching.js';

type Drafted = Pick<FundingApplication, 'id' | 'createdAt'>;

/** Makes a funding application of answers, matched against the panel of today; nothing is saved. */
export class DraftApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly matching: Pick<LenderMatching, 'bestFor'>,
  ) {}

  /** `sent` is the id and time of one that was drafted before. */
  async execute(answers: Answers, origin: Origin = {}, sent?: Drafted): Promise<FundingApplication> {
    const matches = await this.matching.bestFor(answers);
    const { id, createdAt } = sent ?? { id: this.context.ids.next(), createdAt: this.context.clock.now() };
    return FundingApplication.submit(id, answers, matches, createdAt, origin);
  }
}
