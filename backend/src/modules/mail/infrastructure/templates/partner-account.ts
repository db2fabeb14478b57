import { site } from '#config/site.js';
import { londonTime } from '#shared/domain/london-time.js';
import { greetingFor, writeLetter, type WrittenLetter } from './letter.js';

const ACCOUNT = `your partner account at ${site.brand}`;

const WORDS = {
  'introducer-suspended': {
    subject: 'Your partner account is suspended',
    happened: (when: string) =>
      `We suspended ${ACCOUNT} on ${when}. Until we restore it nobody can sign in to it, and its API accounts and its referral link do not work. Your cases and leads are kept.`,
    invitation: 'If you have questions, get in touch with us:',
    label: 'Contact us',
  },
  'introducer-restored': {
    subject: 'Your partner account is open again',
    happened: (when: string) =>
      `We restored ${ACCOUNT} on ${when}. Its API accounts and its referral link work as before.`,
    invitation: 'You can sign in again, with the password that you had:',
    label: 'Sign in',
  },
} as const;

export interface PartnerAccountMail {
  readonly event: keyof typeof WORDS;
  readonly name: string;
  readonly at: Date;
  /** Where to get in touch, or to sign in. */
  readonly url: string;
}

/** To a partner whose account staff have closed for the time being, or opened again. */
export const partnerAccount = ({ event, name, at, url }: PartnerAccountMail): WrittenLetter => {
  const { subject, happened, invitation, label } = WORDS[event];
  return writeLetter({
    subject,
    greeting: greetingFor(name),
    before: [happened(londonTime(at)), invitation],
    action: { label, url },
    after: [`You also reach us at ${site.email} or on ${site.phone.shown}.`],
  });
};
