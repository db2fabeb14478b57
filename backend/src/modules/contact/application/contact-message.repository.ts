import type { ContactMessage } from '../domain/contact-message.js';

export abstract class ContactMessageRepository {
  abstract add(message: ContactMessage): Promise<void>;
}
