import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import { activityInsertion, entriesJson } from '#platform/infrastructure/database/postgres-activity-log.js';
import { callInsertion, callJson } from '#platform/infrastructure/database/postgres-idempotency.js';
import type {
  ContactMessageRepository,
  IncomingMessage,
} from '../../application/contact-message.repository.js';
import type { ContactMessage } from '../../domain/contact-message.js';
import { MessageNotFound } from '../../domain/errors.js';
import { contactMessageTable } from './contact-message.table.js';

/** One statement, so that a message waits for the database once. */
const add = (message: string): string => `
  with message as (${message}), entry as (${activityInsertion('$2')})
  ${callInsertion('$3')}`;

@Injectable()
export class PostgresContactMessageRepository implements ContactMessageRepository {
  constructor(private readonly database: Database) {}

  async add({ message, entry, call }: IncomingMessage): Promise<void> {
    await this.database.manager.query(add(this.database.insertion(contactMessageTable)), [
      this.database.json(contactMessageTable, message),
      entriesJson(entry),
      callJson(call),
    ]);
  }

  lock(id: string): Promise<ContactMessage> {
    return this.database.lock(contactMessageTable, { id }, MessageNotFound);
  }

  save(message: ContactMessage): Promise<void> {
    return this.database.save(contactMessageTable, message);
  }
}
