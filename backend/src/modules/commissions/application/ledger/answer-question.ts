import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Mails } from '#modules/mail/public.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { QuestionRepository } from './question.repository.js';
import type { ReferredCases } from './referred-cases.js';

/** Staff answer a partner's question about its commission, once: the partner gets an email, and the task is done. */
export class AnswerQuestion {
  constructor(
    private readonly context: UseCaseContext,
    private readonly questions: QuestionRepository,
    private readonly cases: ReferredCases,
    private readonly tasks: AutomaticTasks,
    private readonly mails: Mails,
  ) {}

  /** @throws QuestionNotFound, QuestionAnswered, KeyReused */
  async execute(id: string, answer: string, key: string | null, actor: Principal): Promise<void> {
    const call = { operation: 'answer-commission-question', principal: actor, key, request: { id, answer } };
    await this.context.idempotency.once(call, {}, async () => {
      const question = await this.questions.lock(id);
      question.giveAnswer(answer, staffOf(actor), this.context.clock.now());
      await this.questions.save(question);
      await this.tasks.close('commission_question', id);
      await this.mails.send('commission-answered', { questionId: id });
      const { applicationId, introducerId } = question;
      if (applicationId !== null) return this.cases.answered(applicationId, answer, actor);
      const subject = { type: 'introducer', id: introducerId };
      await this.context.activity.record({ actor, action: 'commission-answered', subject });
    });
  }
}
