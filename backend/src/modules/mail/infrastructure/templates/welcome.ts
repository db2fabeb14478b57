import { site } from '#config/site.js';
import { greetingFor, writeLetter, type WrittenLetter } from './letter.js';

export interface Welcome {
  readonly contactName: string;
  readonly dashboardUrl: string;
}

/** To a partner who has signed up. */
export const welcome = ({ contactName, dashboardUrl }: Welcome): WrittenLetter =>
  writeLetter({
    subject: 'Your partner account is open',
    greeting: greetingFor(contactName),
    before: [
      `Your partner account at ${site.brand} is open. On your dashboard you submit your clients’ cases, see where each of them stands, and keep your leads:`,
    ],
    action: { label: 'Open your dashboard', url: dashboardUrl },
    after: [
      'You sign in with this e-mail address and the password you chose.',
      `If you did not open this account, tell us at ${site.email} and we will close it.`,
    ],
  });
