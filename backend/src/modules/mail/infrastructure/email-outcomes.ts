import { channel } from 'node:diagnostics_channel';
import type { MailKind } from '../application/mail-kinds.js';

export interface EmailOutcome {
  readonly kind: MailKind;
  readonly outcome: 'sent' | 'failed';
}

/** Where each attempt to send an email is told to whoever measures; without a subscriber it costs nothing. */
export const EMAIL_OUTCOMES = 'funding-broker:email';
const outcomes = channel(EMAIL_OUTCOMES);

export const tellOutcome = (outcome: EmailOutcome): void => outcomes.publish(outcome);
