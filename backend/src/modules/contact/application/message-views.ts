import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { ViewOf } from '#platform/application/view.js';
import type { ContactMessage } from '../domain/contact-message.js';

export const MESSAGE_STATUSES = ['open', 'handled'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export interface MessageListRequest extends ListRequest<OrderByAge> {
  /** Part of the sender's name or address, or of the message. */
  readonly q?: string;
  readonly status?: MessageStatus;
}

export const MESSAGE_FIELDS = ['id', 'name', 'email', 'phone', 'message', 'createdAt', 'handledAt'] as const;

/** A message as staff see it. */
export interface MessageView extends ViewOf<ContactMessage, (typeof MESSAGE_FIELDS)[number]> {
  /** Who handled it; null if open. */
  readonly handledBy: string | null;
}

export abstract class MessageViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: MessageListRequest): Promise<Page<MessageView>>;
  /** @throws MessageNotFound */
  abstract one(id: string): Promise<MessageView>;
}
