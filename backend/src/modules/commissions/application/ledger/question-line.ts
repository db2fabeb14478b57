import type { FindIntroducer } from '#modules/introducers/public.js';
import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { onOneLine } from '#kernel/text/text-shape.js';
import { PartnerQuestion } from '../../domain/partner-question.js';
import type { LedgerViews } from './ledger-views.js';
import type { QuestionRepository } from './question.repository.js';
import type { ReferredCases } from '../referred-cases.js';

/** A partner asks about a line of its commission: staff get a task, and the query is stored with its case. */
export class QuestionLine {
  constructor(
    private readonly context: UseCaseContext,
    private readonly views: LedgerViews,
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
    private readonly cases: ReferredCases,
    private readonly questions: QuestionRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** @throws EntryNotFound, KeyReused */
  async execute(
    lineId: string,
    message: string,
    key: string | null,
    { actor, introducerId }: { readonly actor: Principal; readonly introducerId: string },
  ): Promise<void> {
    const call = { operation: 'question-commission', principal: actor, key, request: { lineId, message } };
    const { applicationId, state } = await this.views.oneOf(introducerId, lineId);
    const id = this.context.ids.next();
    await this.context.idempotency.once(call, { id }, async () => {
      const { companyName } = await this.findIntroducer.get(introducerId);
      const entryId = state === 'expected' ? null : lineId;
      const details = {
        about: 'commission',
        introducerId,
        entryId,
        applicationId,
        question: message,
      } as const;
      await this.questions.add(PartnerQuestion.ask(id, details, this.context.clock.now()));
      const cause = {
        subject: id,
        applicationId,
        about: `${companyName}: ${onOneLine(message)}`,
      };
      await this.tasks.make('commission_question', cause);
      if (applicationId !== null) return this.cases.questioned(applicationId, lineId, message, actor);
      const subject = { type: 'commission', id: lineId };
      await this.context.activity.record({ actor, action: 'commission-questioned', subject });
    });
  }
}
