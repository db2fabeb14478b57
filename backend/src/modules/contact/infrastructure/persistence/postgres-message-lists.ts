import { Injectable } from '@nestjs/common';
import type { Page } from '#shared/application/list.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { PagedList } from '#shared/infrastructure/database/paged-list.js';
import {
  MessageLists,
  messageView,
  type MessageListRequest,
  type MessageOrder,
  type MessageView,
} from '../../application/message-lists.js';
import { MessageNotFound } from '../../domain/errors.js';

const id = { by: 'id', type: 'uuid' } as const;

const messages = new PagedList<Parameters<typeof messageView>[0], 'q' | 'status', MessageOrder>({
  columns: `id, name, email, phone, message, created_at as "createdAt", handled_at as "handledAt",
    (select admins.name from admins where admins.id = handled_by) as "handledBy"`,
  table: 'contact_submissions',
  filters: {
    q: 'strpos(lower(concat_ws(chr(10), name, email, phone, message)), lower($)) > 0',
    status: `(handled_at is null) = ($ = 'open')`,
  },
  orders: {
    newest: { keys: [id], descending: true },
    oldest: { keys: [id] },
  },
  usual: 'newest',
});

@Injectable()
export class PostgresMessageLists extends MessageLists {
  constructor(private readonly database: Database) {
    super();
  }

  async page({ q, status, ...part }: MessageListRequest): Promise<Page<MessageView>> {
    const page = await messages.page(this.database.manager, { q: q?.trim(), status }, part);
    return { ...page, items: page.items.map(messageView) };
  }

  async one(messageId: string): Promise<MessageView> {
    const message = await messages.one(this.database.manager, messageId);
    if (!message) throw new MessageNotFound();
    return messageView(message);
  }
}
