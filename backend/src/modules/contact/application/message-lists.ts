import type { ListRequest, Page } from '#shared/application/list.js';
import type { ContactMessage } from '../domain/contact-message.js';

export const MESSAGE_STATUSES = ['open', 'handled'] as const;
export const MESSAGE_ORDERS = ['newest', 'oldest'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
export type MessageOrder = (typeof MESSAGE_ORDERS)[number];

export interface MessageListRequest extends ListRequest<MessageOrder> {
  /** Part of the sender's name or address, or of what they wrote. */
  readonly q?: string;
  readonly status?: MessageStatus;
}

/** A message as the broker's staff see it. */
export interface MessageView {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly createdAt: string;
  /** Null while nobody has dealt with it. */
  readonly handledAt: string | null;
  /** The name of whoever did. */
  readonly handledBy: string | null;
}

export abstract class MessageLists {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: MessageListRequest): Promise<Page<MessageView>>;
  /** @throws MessageNotFound */
  abstract one(id: string): Promise<MessageView>;
}

type Stored = Pick<ContactMessage, Exclude<keyof MessageView, 'handledBy'>> & Pick<MessageView, 'handledBy'>;

export const messageView = ({ id, name, email, phone, message, ...rest }: Stored): MessageView => ({
  id,
  name,
  email,
  phone,
  message,
  createdAt: rest.createdAt.toISOString(),
  handledAt: rest.handledAt?.toISOString() ?? null,
  handledBy: rest.handledBy,
});
