import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { SentAnswers } from '#kernel/lending/answers.js';
import { ApplicationNotFound, LinkNotFound } from '../../domain/errors.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { ApplicationEvents } from '../review/application-events.js';
import type { ApplicationRepository } from '../review/application.repository.js';
import type { ChangeAnswers } from './change-answers.js';
import type { FollowLink } from '../links/follow-link.js';

/** The holder of the results link answers open questions; all answers are then matched again. */
export class AnswerQuestions {
  constructor(
    private readonly context: UseCaseContext,
    private readonly followLink: FollowLink,
    private readonly applications: ApplicationRepository,
    private readonly events: ApplicationEvents,
    private readonly changeAnswers: ChangeAnswers,
  ) {}

  /** @throws LinkNotFound, AnswersClosed, AnsweredBefore */
  execute(token: string, sent: Partial<SentAnswers>, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const { applicationId } = await this.followLink.execute('results', token);
      const application = await this.locked(applicationId);
      const facts = application.changesBy(sent, await this.answeredByLink(applicationId));
      if (Object.keys(facts).length === 0) return;
      await this.changeAnswers.execute(application, facts, 'answered', actor);
    });
  }

  private async locked(id: string): Promise<FundingApplication> {
    try {
      return await this.applications.lock(id);
    } catch (failure) {
      throw failure instanceof ApplicationNotFound ? new LinkNotFound() : failure;
    }
  }

  private async answeredByLink(applicationId: string): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    for (const { kind, facts } of await this.events.of(applicationId)) {
      if (kind === 'answered') Object.keys(facts).forEach((name) => names.add(name));
      // Only staff may change an answer that they have corrected.
      if (kind === 'corrected') Object.keys(facts).forEach((name) => names.delete(name));
    }
    return names;
  }
}
