import type { CausedTasks } from '#shared/application/caused-tasks.js';
import type { Principal } from '#shared/application/principal.js';
import type { UseCaseContext } from '#shared/application/use-case-context.js';
import { viewOf, type ViewOf } from '#shared/application/view.js';
import { ContactMessage, type Words } from '../domain/contact-message.js';
import type { ContactMessageRepository } from './contact-message.repository.js';

/** What the sender of a message is told. */
export type Receipt = ViewOf<ContactMessage, 'id' | 'createdAt'>;

/** A visitor's message to the broker: it, its activity and the task to answer it are saved together or not at all. */
export class SendMessage {
  constructor(
    private readonly context: UseCaseContext,
    private readonly messages: ContactMessageRepository,
    private readonly tasks: CausedTasks,
  ) {}

  /**
   * The same words make one message, however often they are sent: under the same key, or soon by the same caller.
   * @throws KeyReused
   */
  async execute(words: Words, key: string | null, principal: Principal): Promise<Receipt> {
    const call = { operation: 'send-message', principal, key, request: words, withoutKey: 'same' } as const;
    const message = ContactMessage.send(this.context.ids.next(), words, this.context.clock.now());
    const receipt = viewOf(message, ['id', 'createdAt']);
    const earlier = await this.context.idempotency.earlierByKey<Receipt>(call);
    if (earlier) return earlier;
    const entry = {
      id: this.context.ids.next(),
      actor: principal,
      action: 'message-sent',
      subject: { type: 'contact-message', id: message.id },
    } as const;
    return this.context.idempotency.writeWithCall(call, receipt, async (stored) => {
      await this.messages.add({ message, entry, call: stored });
      await this.tasks.make('question', { subject: message.id, applicationId: null, about: message.name });
    });
  }
}
