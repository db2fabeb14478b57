import { site } from '#config/site.js';
import { londonTime } from '#shared/domain/london-time.js';
import { greetingFor, writeLetter, type WrittenLetter } from './letter.js';

export interface PasswordChangedMail {
  readonly name: string;
  readonly at: Date;
  readonly resetUrl: string;
}

/** To the holder of an account, to warn whoever did not do it. */
export const passwordChanged = ({ name, at, resetUrl }: PasswordChangedMail): WrittenLetter =>
  writeLetter({
    subject: 'Your password was changed',
    greeting: greetingFor(name),
    before: [
      `The password of your account at ${site.brand} was changed on ${londonTime(at)}. Wherever else the account was open, it was signed out.`,
      'If that was you, there is nothing to do. If it was not, choose another password at once:',
    ],
    action: { label: 'Reset your password', url: resetUrl },
    after: [`Then tell us, at ${site.email} or on ${site.phone.shown}.`],
  });
