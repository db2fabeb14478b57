import { site } from '#config/site.js';
import { londonTime } from '#shared/domain/london-time.js';
import { greetingFor, writeLetter, type WrittenLetter } from './letter.js';

export interface PasswordResetMail {
  readonly name: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** To the holder of an account, when somebody has asked for a new password. */
export const passwordReset = ({ name, url, expiresAt }: PasswordResetMail): WrittenLetter =>
  writeLetter({
    subject: 'Choose a new password',
    greeting: greetingFor(name),
    before: [`Somebody asked for a new password for your account at ${site.brand}. Choose one here:`],
    action: { label: 'Choose a new password', url },
    after: [
      `The link works once, until ${londonTime(expiresAt)}. If you ask again, only the newest link works.`,
      'If you did not ask for this, do nothing: your password stays as it is.',
    ],
  });
