import { Injectable } from '@nestjs/common';
import type { OrderByAge, Page } from '#platform/application/list.js';
import { contains, eitherWay, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  MESSAGE_FIELDS,
  type MessageViews,
  type MessageListRequest,
  type MessageView,
} from '../../application/message-views.js';
import { MessageNotFound } from '../../domain/errors.js';
import { contactMessageTable } from './contact-message.table.js';

const messages = new PagedList<MessageView, 'q' | 'status', OrderByAge>({
  fields: {
    ...fieldsOf(contactMessageTable, MESSAGE_FIELDS),
    handledBy: '(select staff_names.name from staff_names where staff_names.id = handled_by)',
  },
  table: 'contact_submissions',
  filters: {
    q: contains(searchedIn(eitherWay('name'), 'email', `coalesce(phone, '')`, 'message')),
    status: `(handled_at is null) = ($ = 'open')`,
  },
  orders: BY_AGE,
  defaultOrder: 'newest',
});

@Injectable()
export class PostgresMessageViews implements MessageViews {
  constructor(private readonly database: Database) {}

  page({ q, status, ...part }: MessageListRequest): Promise<Page<MessageView>> {
    return messages.page(this.database.manager, { q: q?.trim(), status }, part);
  }

  one(messageId: string): Promise<MessageView> {
    return messages.one(this.database.manager, messageId, MessageNotFound);
  }
}
