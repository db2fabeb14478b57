import type { FindIntroducer } from '#modules/introducers/public.js';
import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { onOneLine } from '#kernel/text/text-shape.js';
import { PartnerQuestion } from '../../domain/partner-question.js';
import type { ReferredCases } from '../referred-cases.js';
import type { QuestionRepository } from './question.repository.js';

/** A partner asks about one of its cases: staff get a task, and the question is stored with the case. */
export class AskAboutCase {
  constructor(
    private readonly context: UseCaseContext,
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
    private readonly cases: ReferredCases,
    private readonly questions: QuestionRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** @throws ApplicationNotFound, KeyReused */
  async execute(
    applicationId: string,
    message: string,
    key: string | null,
    { actor, introducerId }: { readonly actor: Principal; readonly introducerId: string },
  ): Promise<void> {
    const request = { applicationId, message };
    const call = { operation: 'ask-about-case', principal: actor, key, request };
    await this.cases.findOf(introducerId, applicationId);
    const id = this.context.ids.next();
    await this.context.idempotency.once(call, { id }, async () => {
      const { companyName } = await this.findIntroducer.get(introducerId);
      const details = {
        about: 'case',
        introducerId,
        entryId: null,
        applicationId,
        question: message,
      } as const;
      await this.questions.add(PartnerQuestion.ask(id, details, this.context.clock.now()));
      const about = `${companyName}: ${onOneLine(message)}`;
      await this.tasks.make('case_question', { subject: id, applicationId, about });
      await this.cases.asked(applicationId, message, actor);
    });
  }
}
