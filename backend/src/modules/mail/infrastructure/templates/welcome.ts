import { site } from '#config/site.js';
import { londonTime } from '#shared/domain/london-time.js';
import { greetingFor, writeLetter, type WrittenLetter } from './letter.js';

export interface Welcome {
  readonly contactName: string;
  /** Confirms that the address is the partner's. */
  readonly url: string;
  readonly expiresAt: Date;
}

/** To a partner who has signed up. */
export const welcome = ({ contactName, url, expiresAt }: Welcome): WrittenLetter =>
  writeLetter({
    subject: 'Your partner account is open: confirm your address',
    greeting: greetingFor(contactName),
    before: [
      `Your partner account at ${site.brand} is open: on your dashboard you submit your clients’ cases, see where each of them stands, and keep your leads. You sign in with this e-mail address and the password you chose.`,
      'Confirm that this address is yours, and your link for clients, your API accounts and our mails about your cases work too:',
    ],
    action: { label: 'Confirm your address', url },
    after: [
      `The link works once, until ${londonTime(expiresAt)}.`,
      `If you did not open this account, do not confirm it: tell us at ${site.email} and we will close it.`,
    ],
  });
