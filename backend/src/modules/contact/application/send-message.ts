import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { HeldSubmission, HeldSubmissions, ReleasesHeld } from '#modules/held/public.js';
import type { StoredCall } from '#platform/application/idempotency.js';
import { SOME_VISITOR, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { viewOf, type ViewOf } from '#platform/application/view.js';
import { ContactMessage, type Words } from '../domain/contact-message.js';
import type { ContactMessageRepository } from './contact-message.repository.js';

/** The response to the sender of a message. */
export type Receipt = ViewOf<ContactMessage, 'id' | 'createdAt'>;

/**
 * A visitor's message to the broker: saved together with its activity and the task to answer it. Possible spam is
 * held instead, until staff release it.
 */
export class SendMessage implements ReleasesHeld {
  readonly kind = 'contact-message';

  constructor(
    private readonly context: UseCaseContext,
    private readonly messages: ContactMessageRepository,
    private readonly held: HeldSubmissions,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** Idempotent: the same message under one key, or soon from the same caller, is stored once. @throws KeyReused */
  async execute(words: Words, key: string | null, principal: Principal, suspected = false): Promise<Receipt> {
    const call = { operation: 'send-message', principal, key, request: words, withoutKey: 'same' } as const;
    const message = ContactMessage.send(this.context.ids.next(), words, this.context.clock.now());
    const receipt = viewOf(message, ['id', 'createdAt']);
    const { idempotency } = this.context;
    const earlier = await idempotency.earlierByKey<Receipt>(call);
    if (earlier) return earlier;
    return suspected
      ? idempotency.writeOnce(call, receipt, () => this.hold(message, words))
      : idempotency.writeWithCall(call, receipt, (stored) => this.add(message, principal, stored));
  }

  /** Sends a held message as of its original time; call it inside the unit of work that takes it. */
  release({ id, written, createdAt }: HeldSubmission<Words>): Promise<void> {
    return this.add(ContactMessage.send(id, written, createdAt), SOME_VISITOR, null);
  }

  private hold({ id, name, email, createdAt }: ContactMessage, written: Words): Promise<void> {
    return this.held.hold({ id, kind: 'contact-message', name, email, written, context: null, createdAt });
  }

  private async add(message: ContactMessage, actor: Principal, call: StoredCall | null): Promise<void> {
    const entry = {
      id: this.context.ids.next(),
      actor,
      action: 'message-sent',
      subject: { type: 'contact-message', id: message.id },
    } as const;
    await this.messages.add({ message, entry, call });
    await this.tasks.make('question', { subject: message.id, applicationId: null, about: message.name });
  }
}
