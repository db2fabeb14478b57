import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { Receipt } from './send-message.js';

/** Answers a program that fell for the honeypot as if its message had been sent, and keeps nothing. */
export class SendDecoyMessage {
  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<Receipt> {
    return Promise.resolve({ id: this.ids.next(), createdAt: this.clock.now().toISOString() });
  }
}
