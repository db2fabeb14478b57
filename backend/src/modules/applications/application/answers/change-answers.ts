import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { AnswerChanges } from '../../domain/application-changes.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { ApplicationRepository } from '../review/application.repository.js';
import type { LenderMatching } from '../submission/lender-matching.js';
import type { ApplicationEvents } from '../review/application-events.js';

/**
 * Replaces the answers of a locked application, matches them again, and records the previous ones in its history.
 * Call it inside the unit of work of the change.
 */
export class ChangeAnswers {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationRepository,
    private readonly matching: Pick<LenderMatching, 'bestFor'>,
    private readonly events: ApplicationEvents,
  ) {}

  async execute(
    application: FundingApplication,
    facts: AnswerChanges,
    kind: 'answered' | 'corrected',
    actor: Principal,
  ): Promise<void> {
    const answers = application.answersWith(facts);
    application.answer(answers, await this.matching.bestFor(answers), this.context.clock.now());
    await this.applications.save(application);
    await this.events.record({ kind, applicationId: application.id, actor, facts });
  }
}
