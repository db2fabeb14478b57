import { AutomaticTasks } from '#modules/tasks/public.js';
import { Ids } from '#platform/application/ids.js';
import { SOME_VISITOR } from '#platform/application/principal.js';
import { ContactMessageRepository } from '#modules/contact/application/contact-message.repository.js';
import { ContactMessage, type Words } from '#modules/contact/domain/contact-message.js';
import { timeOf, type DemoTime } from './demo-times.js';
import type { Get } from './get.js';

export type DemoMessage = DemoTime & { readonly words: Words };

/** Adds demonstration contact messages, each with the task to answer it. */
export const loadDemoMessages = async (get: Get, sent: readonly DemoMessage[], now: Date): Promise<void> => {
  for (const { words, ...details } of sent) {
    const at = timeOf(details, now);
    const message = ContactMessage.send(get(Ids).next(at), words, at);
    const entry = {
      id: get(Ids).next(at),
      actor: SOME_VISITOR,
      action: 'message-sent',
      subject: { type: 'contact-message', id: message.id },
      at,
    } as const;
    await get(ContactMessageRepository).add({ message, entry, call: null });
    const cause = { subject: message.id, applicationId: null, about: message.name };
    await get(AutomaticTasks).make('question', cause);
  }
};
