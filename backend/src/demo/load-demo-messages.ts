import type { CausedTasks } from '#shared/application/caused-tasks.js';
import type { Ids } from '#shared/application/ids.js';
import type { ContactMessageRepository } from '#modules/contact/application/contact-message.repository.js';
import { ContactMessage, type Words } from '#modules/contact/domain/contact-message.js';

export interface DemoMessage {
  readonly at: Date;
  readonly words: Words;
}

/** Messages of the demonstration from the contact form, each with the task to answer it. */
export class LoadDemoMessages {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly tasks: CausedTasks,
    private readonly ids: Ids,
  ) {}

  async execute(sent: readonly DemoMessage[]): Promise<void> {
    for (const { at, words } of sent) {
      const message = ContactMessage.send(this.ids.next(at), words, at);
      await this.messages.add(message);
      await this.tasks.make('question', { subject: message.id, applicationId: null, about: message.name });
    }
  }
}
