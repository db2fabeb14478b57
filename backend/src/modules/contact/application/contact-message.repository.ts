import type { IdentifiedActivity } from '#platform/application/activity-log.js';
import type { StoredCall } from '#platform/application/idempotency.js';
import type { ContactMessage } from '../domain/contact-message.js';

/** A message as it comes in. */
export interface IncomingMessage {
  readonly message: ContactMessage;
  /** The log's entry that it was sent. */
  readonly entry: IdentifiedActivity;
  /** The call that it came by; null where nothing is stored of it. */
  readonly call: StoredCall | null;
}

export abstract class ContactMessageRepository {
  /** Keeps it with the log's entry and its call: all together, or nothing. */
  abstract add(incoming: IncomingMessage): Promise<void>;
  /**
   * The message, for whoever changes it: others who want to change it wait until the unit of work ends.
   * @throws MessageNotFound
   */
  abstract lock(id: string): Promise<ContactMessage>;
  abstract save(message: ContactMessage): Promise<void>;
}
