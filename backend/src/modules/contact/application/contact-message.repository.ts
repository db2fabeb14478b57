import type { ContactMessage } from '../domain/contact-message.js';

export abstract class ContactMessageRepository {
  abstract add(message: ContactMessage): Promise<void>;
  /**
   * The message, for whoever changes it: others who want to change it wait until the unit of work ends.
   * @throws MessageNotFound
   */
  abstract lock(id: string): Promise<ContactMessage>;
  abstract save(message: ContactMessage): Promise<void>;
}
