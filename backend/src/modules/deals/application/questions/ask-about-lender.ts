import type { LenderDirectory } from '#modules/lenders/public.js';
import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { AskedAboutLender, LenderNotOnPanel } from '../../domain/errors.js';
import { LenderQuestion } from '../../domain/lender-question.js';
import type { Cases } from '../cases.js';
import type { Applicants } from '../consents/applicants.js';
import type { LenderQuestionRepository } from './lender-question.repository.js';

export interface AskedQuestion {
  readonly lenderId: string;
  readonly message: string | null;
}

/**
 * An applicant asks us about a lender from the results page: creates a task for staff, at most once an hour per
 * lender.
 */
export class AskAboutLender {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applicants: Applicants,
    private readonly lenders: LenderDirectory,
    private readonly cases: Cases,
    private readonly questions: LenderQuestionRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** @throws LinkNotFound, LenderNotOnPanel, AskedAboutLender, LendersBeingUpdated, KeyReused */
  async execute(
    token: string,
    { lenderId, message }: AskedQuestion,
    key: string | null,
    actor: Principal,
  ): Promise<void> {
    const applicationId = await this.applicants.followResults(token);
    const request = { token, lenderId, message };
    const call = { operation: 'ask-about-lender', principal: actor, key, request };
    await this.context.idempotency.once(call, {}, async () => {
      await this.lenders.lock();
      await this.cases.lock(applicationId);
      const lender = await this.lenders.withId(lenderId);
      if (!lender) throw new LenderNotOnPanel();
      const now = this.context.clock.now();
      const earlier = await this.questions.of(applicationId);
      const last = earlier.findLast((question) => question.isWith(lender));
      if (last && last.nextFrom > now)
        throw new AskedAboutLender(lender.name, secondsBetween(now, last.nextFrom));
      const question = LenderQuestion.about(this.context.ids.next(), applicationId, lender, message, now);
      await this.questions.add(question);
      await this.cases.record({
        kind: 'lender-asked-about',
        applicationId,
        lender: lender.name,
        reason: message,
        actor,
      });
      await this.tasks.make('lender_question', { subject: question.id, applicationId, about: lender.name });
    });
  }
}

const secondsBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / 1_000);
