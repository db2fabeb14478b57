import { site } from '#config/site.js';
import { londonTime } from '#shared/domain/london-time.js';
import type { WrittenLetter } from './letter.js';
import { securityWarning } from './security-warning.js';

export interface PasswordChangedMail {
  readonly name: string;
  readonly at: Date;
  readonly resetUrl: string;
}

/** To the holder of an account, to warn whoever did not do it. */
export const passwordChanged = ({ name, at, resetUrl }: PasswordChangedMail): WrittenLetter =>
  securityWarning({
    subject: 'Your password was changed',
    name,
    happened: `The password of your account at ${site.brand} was changed on ${londonTime(at)}. Wherever else the account was open, it was signed out.`,
    resetUrl,
  });
