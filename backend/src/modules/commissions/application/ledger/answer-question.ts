import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Mails } from '#modules/mail/public.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { PartnerQuestion, QuestionTopic } from '../../domain/partner-question.js';
import { QuestionChanged } from '../../domain/errors.js';
import type { LedgerViews } from './ledger-views.js';
import type { QuestionRepository } from './question.repository.js';
import type { ReferredCases } from '../referred-cases.js';

interface QuestionAnswer {
  readonly answer: string;
  /** The `updatedAt` of the query that the caller read. */
  readonly readAt?: Date | undefined;
}

/** The task that an answer completes, and the email that brings it to the partner. */
const TOPICS = {
  commission: { task: 'commission_question', email: 'commission-answered' },
  case: { task: 'case_question', email: 'case-question-answered' },
} as const satisfies Readonly<Record<QuestionTopic, object>>;

/** Staff answer a partner's question, once: this emails the partner and completes the task. */
export class AnswerQuestion {
  constructor(
    private readonly context: UseCaseContext,
    private readonly questions: QuestionRepository,
    private readonly views: Pick<LedgerViews, 'question'>,
    private readonly cases: ReferredCases,
    private readonly tasks: AutomaticTasks,
    private readonly mails: Mails,
  ) {}

  /** @throws QuestionNotFound, QuestionChanged, QuestionAnswered, KeyReused */
  async execute(
    id: string,
    { answer, readAt }: QuestionAnswer,
    key: string | null,
    actor: Principal,
  ): Promise<void> {
    const request = { id, answer, readAt };
    const call = { operation: 'answer-commission-question', principal: actor, key, request };
    await this.context.idempotency.once(call, {}, async () => {
      const question = await this.questions.lock(id);
      if (readAt) await this.checkUnchanged(question, readAt);
      question.giveAnswer(answer, staffOf(actor), this.context.clock.now());
      await this.questions.save(question);
      const { about, applicationId, introducerId } = question;
      const { task, email } = TOPICS[about];
      await this.tasks.close(task, id);
      await this.mails.send(email, { questionId: id });
      if (applicationId !== null) return this.cases.answered(about, applicationId, answer, actor);
      const subject = { type: 'introducer', id: introducerId };
      await this.context.activity.record({ actor, action: 'commission-answered', subject });
    });
  }

  /** The change history has the case as the subject of an answer, so the query itself says who answered. */
  private async checkUnchanged({ id, updatedAt }: PartnerQuestion, readAt: Date): Promise<void> {
    if (readAt.getTime() === updatedAt.getTime()) return;
    const current = await this.views.question(id);
    throw new QuestionChanged({ by: current.answeredBy?.name ?? null, at: updatedAt, current });
  }
}
