import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { ContactMessageRepository } from '../../application/contact-message.repository.js';
import type { ContactMessage } from '../../domain/contact-message.js';
import { contactMessageTable } from './contact-message-table.js';

@Injectable()
export class TypeOrmContactMessageRepository extends ContactMessageRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(message: ContactMessage): Promise<void> {
    await this.database.manager.insert(contactMessageTable, message);
  }
}
