import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import { ContactMessage, type Words } from '../domain/contact-message.js';

/** Makes a message of somebody's words; nothing is saved. */
export class DraftMessage {
  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(words: Words): ContactMessage {
    return ContactMessage.send(this.ids.next(), words, this.clock.now());
  }
}
