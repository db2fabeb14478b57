import { londonTime } from '#shared/domain/london-time.js';
import { greetingFor, type Letter, type LetterContext } from '../letter.js';

const WORDS = {
  'introducer-suspended': {
    subject: 'Your partner account is suspended',
    happened: (account: string, when: string) =>
      `We suspended ${account} on ${when}. Until we restore it nobody can sign in to it, and its API accounts and its referral link do not work. Your cases and leads are kept.`,
    invitation: 'If you have questions, get in touch with us:',
    action: { label: 'Contact us', path: '/contact' },
  },
  'introducer-restored': {
    subject: 'Your partner account is open again',
    happened: (account: string, when: string) =>
      `We restored ${account} on ${when}. Its API accounts and its referral link work as before.`,
    invitation: 'You can sign in again, with the password that you had:',
    action: { label: 'Sign in', path: '/partners/login' },
  },
} as const;

export interface PartnerAccountEvent {
  readonly event: keyof typeof WORDS;
  readonly name: string;
  readonly at: Date;
}

/** To a partner whose account staff have closed for the time being, or opened again. */
export const partnerAccount = (
  { event, name, at }: PartnerAccountEvent,
  { firm, url }: LetterContext,
): Letter => {
  const { subject, happened, invitation, action } = WORDS[event];
  return {
    subject,
    greeting: greetingFor(name),
    before: [happened(`your partner account at ${firm.brand}`, londonTime(at)), invitation],
    action: { label: action.label, url: url(action.path) },
    after: [`You also reach us at ${firm.email} or on ${firm.phone.shown}.`],
  };
};
