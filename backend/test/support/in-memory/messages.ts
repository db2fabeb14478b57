import type { Activity } from '#platform/application/activity-log.js';
import { viewOf } from '#platform/application/view.js';
import {
  ContactMessageRepository,
  type IncomingMessage,
} from '#modules/contact/application/contact-message.repository.js';
import {
  MESSAGE_FIELDS,
  MessageViews,
  type MessageView,
} from '#modules/contact/application/message-views.js';
import type { ContactMessage } from '#modules/contact/domain/contact-message.js';
import { MessageNotFound } from '#modules/contact/domain/errors.js';
import { Records } from './records.js';

export class MessagesInMemory extends ContactMessageRepository {
  readonly records: Records<ContactMessage>;
  readonly entries: Activity[] = [];

  constructor(...messages: readonly ContactMessage[]) {
    super();
    this.records = new Records(...messages);
  }
  add({ message, entry }: IncomingMessage): Promise<void> {
    this.entries.push(entry);
    return this.save(message);
  }
  save(message: ContactMessage): Promise<void> {
    this.records.put(message);
    return Promise.resolve();
  }
  lock(id: string): Promise<ContactMessage> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found) : Promise.reject(new MessageNotFound());
  }
}

/** One message at a time; only the database has pages. */
export class MessageViewsInMemory extends MessageViews {
  readonly page = () => Promise.reject(new Error('Pages are the database’s'));

  constructor(
    private readonly messages: MessagesInMemory,
    private readonly names: Readonly<Record<string, string>>,
  ) {
    super();
  }
  async one(id: string): Promise<MessageView> {
    const message = await this.messages.lock(id);
    return { ...viewOf(message, MESSAGE_FIELDS), handledBy: this.names[message.handledBy ?? ''] ?? null };
  }
}
