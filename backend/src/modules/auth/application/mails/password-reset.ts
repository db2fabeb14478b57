import { londonTime } from '#kernel/time/london-time.js';
import { greetingFor, type MailTemplate } from '#modules/mail/public.js';

export interface PasswordReset {
  readonly name: string;
  /** The path of the pages of the holder's role. */
  readonly pages: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** To an account holder, when a new password was requested. */
export const passwordReset: MailTemplate<'password-reset', PasswordReset> = {
  kind: 'password-reset',
  title: 'Password reset',
  letter: ({ name, pages, token, expiresAt }, { firm, url }) => ({
    subject: 'Choose a new password',
    greeting: greetingFor(name),
    before: [`Someone asked to reset the password for your account at ${firm.brand}. Choose a new one here:`],
    action: { label: 'Choose a new password', url: url(`/${pages}/reset#token=${token}`) },
    after: [
      `The link works once, until ${londonTime(expiresAt)}. If you ask again, only the newest link works.`,
      'If you did not ask for this, ignore this email. Your password has not changed.',
    ],
  }),
  examples: {
    'password-reset': {
      name: 'Fiona Alder',
      pages: 'partners',
      token: 'Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk',
      expiresAt: new Date('2026-11-20T15:32:00Z'),
    },
  },
};
