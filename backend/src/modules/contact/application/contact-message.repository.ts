import type { IdentifiedActivity } from '#platform/application/activity-log.js';
import type { StoredCall } from '#platform/application/idempotency.js';
import type { ContactMessage } from '../domain/contact-message.js';

/** A new message. */
export interface IncomingMessage {
  readonly message: ContactMessage;
  /** The log entry. */
  readonly entry: IdentifiedActivity;
  /** The request that sent it; null if nothing is stored of it. */
  readonly call: StoredCall | null;
}

export abstract class ContactMessageRepository {
  /** Inserts it with the log entry and the request, in one statement. */
  abstract add(incoming: IncomingMessage): Promise<void>;
  /** Locks it until the unit of work ends. @throws MessageNotFound */
  abstract lock(id: string): Promise<ContactMessage>;
  abstract save(message: ContactMessage): Promise<void>;
}
