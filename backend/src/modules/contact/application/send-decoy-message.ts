import type { Words } from '../domain/contact-message.js';
import type { DraftMessage } from './draft-message.js';
import { receiptFor, type Receipt } from './receipt.js';

/** Answers a program that fell for the honeypot as if its message had been sent, and keeps nothing. */
export class SendDecoyMessage {
  constructor(private readonly draft: DraftMessage) {}

  execute(words: Words): Promise<Receipt> {
    return Promise.resolve(receiptFor(this.draft.execute(words)));
  }
}
