import { site } from '#config/site.js';
import { greetingFor, writeLetter, type WrittenLetter } from './letter.js';

interface SecurityWarning {
  readonly subject: string;
  /** Of the holder of the account. */
  readonly name: string;
  readonly happened: string;
  /** What to do about it if the holder wanted it. */
  readonly ifWanted?: string;
  readonly resetUrl: string;
}

/** To the holder of an account: what was done to it, to warn whoever did not do it. */
export const securityWarning = ({
  subject,
  name,
  happened,
  ifWanted = 'If that was you, there is nothing to do.',
  resetUrl,
}: SecurityWarning): WrittenLetter =>
  writeLetter({
    subject,
    greeting: greetingFor(name),
    before: [happened, `${ifWanted} If it was not, choose another password at once:`],
    action: { label: 'Reset your password', url: resetUrl },
    after: [`Then tell us, at ${site.email} or on ${site.phone.shown}.`],
  });
