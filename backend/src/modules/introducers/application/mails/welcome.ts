import { londonTime } from '#kernel/time/london-time.js';
import { greetingFor, type MailTemplate } from '#modules/mail/public.js';

export interface Welcome {
  readonly contactName: string;
  /** Confirms the partner's address. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** To a partner who has signed up. */
export const welcome: MailTemplate<'welcome', Welcome> = {
  kind: 'welcome',
  title: 'Email confirmation (to partner)',
  letter: ({ contactName, token, expiresAt }, { firm, url }) => ({
    subject: 'Confirm your email address',
    greeting: greetingFor(contactName),
    before: [
      `Your partner account at ${firm.brand} is ready. Use your dashboard to submit cases, follow their progress and keep your leads. Sign in with this email address and your password.`,
      'Confirm your email address to use your referral link, API accounts and case emails:',
    ],
    action: { label: 'Confirm your address', url: url(`/partners/confirm#token=${token}`) },
    after: [
      `The link works once, until ${londonTime(expiresAt)}.`,
      `If you did not open this account, do not confirm it: tell us at ${firm.email} and we will close it.`,
    ],
  }),
  examples: {
    welcome: {
      contactName: 'Fiona Alder',
      token: 'Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk',
      expiresAt: new Date('2026-11-27T14:41:00Z'),
    },
  },
};
