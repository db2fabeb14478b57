import type { ActivityLog } from '#shared/application/activity-log.js';
import type { CausedTasks } from '#shared/application/caused-tasks.js';
import type { Idempotency } from '#shared/application/idempotency.js';
import type { Principal } from '#shared/application/principal.js';
import type { Words } from '../domain/contact-message.js';
import type { ContactMessageRepository } from './contact-message.repository.js';
import type { DraftMessage } from './draft-message.js';
import { receiptFor, type Receipt } from './receipt.js';

/** A visitor's message to the broker: it, its activity and the task to answer it are saved together or not at all. */
export class SendMessage {
  constructor(
    private readonly draft: DraftMessage,
    private readonly messages: ContactMessageRepository,
    private readonly tasks: CausedTasks,
    private readonly activity: ActivityLog,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * The same words make one message, however often they are sent: under the same key, or soon by the same caller.
   * @throws KeyReused
   */
  async execute(words: Words, key: string | null, principal: Principal): Promise<Receipt> {
    const call = { operation: 'send-message', principal, key, request: words, withoutKey: 'same' } as const;
    const message = this.draft.execute(words);
    return this.idempotency.once(call, receiptFor(message), async () => {
      await this.messages.add(message);
      await this.activity.record({
        actor: principal,
        action: 'message-sent',
        subject: { type: 'contact-message', id: message.id },
      });
      await this.tasks.make('question', { subject: message.id, applicationId: null, about: message.name });
    });
  }
}
