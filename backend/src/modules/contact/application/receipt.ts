import type { ContactMessage } from '../domain/contact-message.js';

/** What the sender of a message is told. */
export interface Receipt {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export const receiptFor = ({ id, createdAt }: ContactMessage): Receipt => ({
  id,
  createdAt: createdAt.toISOString(),
});
