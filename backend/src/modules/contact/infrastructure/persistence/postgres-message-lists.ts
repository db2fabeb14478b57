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

const messages = new PagedList<Parameters<typeof messageView>[0], MessageOrder>({
  columns: `id, name, email, phone, message, created_at as "createdAt", handled_at as "handledAt",
    handled_by as "handledBy"`,
  table: 'contact_submissions',
  where: `($1::text is null or strpos(lower(concat_ws(chr(10), name, email, phone, message)), lower($1)) > 0)
    and ($2::text is null or (handled_at is null) = ($2 = 'open'))`,
  filters: 2,
  orders: {
    newest: { by: 'id', type: 'uuid', descending: true },
    oldest: { by: 'id', type: 'uuid' },
  },
  usual: 'newest',
});

@Injectable()
export class PostgresMessageLists extends MessageLists {
  constructor(private readonly database: Database) {
    super();
  }

  async page({ q, status, ...part }: MessageListRequest): Promise<Page<MessageView>> {
    const page = await messages.page(this.database.manager, [q?.trim() ?? null, status ?? null], part);
    return { ...page, items: page.items.map(messageView) };
  }
}
