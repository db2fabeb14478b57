import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ContactMessageRepository } from './contact-message.repository.js';
import type { MessageViews, MessageView } from './message-views.js';

/** Marks a message as handled or open, and completes or reopens its task. Repeating it changes nothing. */
export class MarkMessage {
  constructor(
    private readonly context: UseCaseContext,
    private readonly messages: ContactMessageRepository,
    private readonly views: MessageViews,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** @throws MessageNotFound */
  execute(id: string, handled: boolean, actor: AccountHolder): Promise<MessageView> {
    return this.context.unitOfWork.run(async () => {
      const message = await this.messages.lock(id);
      const changed = handled ? message.markHandled(actor.id, this.context.clock.now()) : message.reopen();
      if (changed) {
        await this.messages.save(message);
        await this.context.activity.record({
          actor,
          action: handled ? 'message-handled' : 'message-reopened',
          subject: { type: 'contact-message', id },
        });
        if (handled) await this.tasks.close('question', id);
        else await this.tasks.make('question', { subject: id, applicationId: null, about: message.name });
      }
      return this.views.one(id);
    });
  }
}
