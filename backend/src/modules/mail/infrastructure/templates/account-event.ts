import { site } from '#config/site.js';
import { londonTime } from '#shared/domain/london-time.js';
import { greetingFor, writeLetter, type WrittenLetter } from './letter.js';

interface Words {
  readonly subject: string;
  readonly happened: (when: string) => string;
  /** What to do about it if the holder wanted it. */
  readonly ifWanted?: string;
}

const ACCOUNT = `your account at ${site.brand}`;

const WORDS = {
  'password-changed': {
    subject: 'Your password was changed',
    happened: (when) =>
      `The password of ${ACCOUNT} was changed on ${when}. Wherever else the account was open, it was signed out.`,
  },
  'password-reset': {
    subject: 'Your password was changed',
    happened: (when) =>
      `The password of ${ACCOUNT} was changed on ${when}, by a link from a mail. Wherever the account was open, it was signed out, and what it had made to let others in, such as API accounts or invitations, opens nothing any more.`,
  },
  'two-factor-turned-on': {
    subject: 'Two-step sign-in was turned on',
    happened: (when) =>
      `Two-step sign-in was set up for ${ACCOUNT}, with an authenticator app, on ${when}. Wherever else the account was open, it was signed out.`,
  },
  'two-factor-turned-off': {
    subject: 'Two-step sign-in was turned off',
    happened: (when) =>
      `Two-step sign-in was turned off for ${ACCOUNT} on ${when}: the password alone opens it now. Wherever else the account was open, it was signed out.`,
  },
  'two-factor-reset': {
    subject: 'Two-step sign-in was reset',
    happened: (when) =>
      `We turned off two-step sign-in for ${ACCOUNT} on ${when}: the password alone opens it now. Wherever the account was open, it was signed out.`,
    ifWanted: 'If that was at your wish, set up two-step sign-in again in your account.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    happened: (when) =>
      `A recovery code of ${ACCOUNT} was used on ${when}, in place of a code of the authenticator app. It works once, so it opens nothing any more.`,
  },
  'wrong-code-entered': {
    subject: 'A wrong code was entered',
    happened: (when) =>
      `Somebody entered the right password for ${ACCOUNT} on ${when}, and then a code that was not right. The account was not opened. Further wrong codes within the hour are not written about.`,
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes were made',
    happened: (when) =>
      `New recovery codes were made for ${ACCOUNT} on ${when}. Those before open nothing any more.`,
  },
  'api-account-created': {
    subject: 'An API account was made',
    happened: (when) =>
      `An API account was made for ${ACCOUNT} on ${when}. With it a program sends and reads your cases and leads, until you revoke it.`,
  },
} as const satisfies Record<string, Words>;

export interface AccountEventMail {
  readonly event: keyof typeof WORDS;
  /** Of the holder of the account. */
  readonly name: string;
  readonly at: Date;
  readonly resetUrl: string;
}

/** To the holder of an account: what has happened to it, to warn whoever did not do it. */
export const accountEvent = ({ event, name, at, resetUrl }: AccountEventMail): WrittenLetter => {
  const { subject, happened, ifWanted = 'If that was you, there is nothing to do.' }: Words = WORDS[event];
  return writeLetter({
    subject,
    greeting: greetingFor(name),
    before: [happened(londonTime(at)), `${ifWanted} If it was not, choose another password at once:`],
    action: { label: 'Reset your password', url: resetUrl },
    after: [`Then tell us, at ${site.email} or on ${site.phone.shown}.`],
  });
};
