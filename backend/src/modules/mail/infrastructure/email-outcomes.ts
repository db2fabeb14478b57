import { channel } from 'node:diagnostics_channel';
import type { MailKind } from '../application/mail-kinds.js';

export interface EmailOutcome {
  readonly kind: MailKind;
  readonly outcome: 'sent' | 'failed';
}

/** Publishes each attempt to send an email for metrics; free without a subscriber. */
export const EMAIL_OUTCOMES = 'funding-broker:email';
const outcomes = channel(EMAIL_OUTCOMES);

export const reportOutcome = (outcome: EmailOutcome): void => outcomes.publish(outcome);
