import type { UseCaseContext } from '#shared/application/use-case-context.js';
import type { Receipt } from './send-message.js';

/** Answers a program that fell for the honeypot as if its message had been sent, and keeps nothing. */
export class SendDecoyMessage {
  constructor(private readonly context: UseCaseContext) {}

  execute(): Promise<Receipt> {
    return Promise.resolve({
      id: this.context.ids.next(),
      createdAt: this.context.clock.now().toISOString(),
    });
  }
}
