import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { Origin } from '../../domain/application-origin.js';
import { FundingApplication } from '../../domain/funding-application.js';
import type { LenderMatching } from './lender-matching.js';

type Drafted = Pick<FundingApplication, 'id' | 'createdAt'>;

/** Creates an application from answers, matched with today's panel, without saving it. */
export class DraftApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly matching: Pick<LenderMatching, 'bestFor'>,
  ) {}

  /** `sent` is the id and time of an application that was drafted before. */
  async execute(answers: Answers, origin: Origin = {}, sent?: Drafted): Promise<FundingApplication> {
    const matches = await this.matching.bestFor(answers);
    const { id, createdAt } = sent ?? { id: this.context.ids.next(), createdAt: this.context.clock.now() };
    return FundingApplication.submit(id, answers, matches, createdAt, origin);
  }
}
