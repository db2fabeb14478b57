import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import type { ContactMessageRepository } from '../../application/contact-message.repository.js';
import type { ContactMessage } from '../../domain/contact-message.js';
import { MessageNotFound } from '../../domain/errors.js';
import { contactMessageTable } from './contact-message.table.js';

@Injectable()
export class TypeOrmContactMessageRepository implements ContactMessageRepository {
  constructor(private readonly database: Database) {}

  add(message: ContactMessage): Promise<void> {
    return this.database.insert(contactMessageTable, message);
  }

  lock(id: string): Promise<ContactMessage> {
    return this.database.lock(contactMessageTable, { id }, MessageNotFound);
  }

  save(message: ContactMessage): Promise<void> {
    return this.database.save(contactMessageTable, message);
  }
}
