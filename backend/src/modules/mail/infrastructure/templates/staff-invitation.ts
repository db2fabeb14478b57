import { site } from '#config/site.js';
import { londonTime } from '#shared/domain/london-time.js';
import { writeLetter, type WrittenLetter } from './letter.js';

export interface StaffInvitationMail {
  /** The name of the admin who invited. */
  readonly invitedBy: string;
  /** Whether the account will manage the staff. */
  readonly administrator: boolean;
  readonly url: string;
  readonly expiresAt: Date;
}

/** To somebody whom an admin has asked to join the broker's staff. */
export const staffInvitation = ({
  invitedBy,
  administrator,
  url,
  expiresAt,
}: StaffInvitationMail): WrittenLetter =>
  writeLetter({
    subject: `Your invitation to ${site.brand}`,
    greeting: 'Hello,',
    before: [
      `${invitedBy} has invited you to the admin portal of ${site.brand} as ${administrator ? 'an administrator' : 'a case manager'}. Say who you are and choose a password here:`,
    ],
    action: { label: 'Accept the invitation', url },
    after: [
      `The link works once, until ${londonTime(expiresAt)}. If it is sent again, only the newest link works.`,
      'If you did not expect this, do nothing: no account is opened without you.',
    ],
  });
