import { site } from '#config/site.js';
import { londonTime } from '#shared/domain/london-time.js';
import type { WrittenLetter } from './letter.js';
import { securityWarning } from './security-warning.js';

interface Words {
  readonly subject: string;
  readonly happened: (when: string) => string;
  readonly ifWanted?: string;
}

const ACCOUNT = `your account at ${site.brand}`;

const WORDS = {
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
  'recovery-codes-renewed': {
    subject: 'New recovery codes were made',
    happened: (when) =>
      `New recovery codes were made for ${ACCOUNT} on ${when}. Those before open nothing any more.`,
  },
} as const satisfies Record<string, Words>;

export interface TwoFactorChangedMail {
  readonly name: string;
  readonly change: keyof typeof WORDS;
  readonly at: Date;
  readonly resetUrl: string;
}

/** To the holder of an account whose two-step sign-in changed, to warn whoever did not do it. */
export const twoFactorChanged = ({ name, change, at, resetUrl }: TwoFactorChangedMail): WrittenLetter => {
  const { happened, ...words }: Words = WORDS[change];
  return securityWarning({ ...words, name, happened: happened(londonTime(at)), resetUrl });
};
