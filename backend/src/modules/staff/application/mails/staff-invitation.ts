import { londonTime } from '#kernel/time/london-time.js';
import type { MailTemplate } from '#modules/mail/public.js';

export interface StaffInvitationMail {
  /** The inviting admin's name. */
  readonly invitedBy: string;
  /** Whether the account will manage the staff. */
  readonly administrator: boolean;
  readonly token: string;
  readonly expiresAt: Date;
}

/** To someone invited to the staff. */
export const staffInvitation: MailTemplate<'staff-invitation', StaffInvitationMail> = {
  kind: 'staff-invitation',
  title: 'Staff invitation',
  letter: ({ invitedBy, administrator, token, expiresAt }, { firm, url }) => ({
    subject: `Your invitation to ${firm.brand}`,
    greeting: 'Hello,',
    before: [
      `${invitedBy} has invited you to the admin portal of ${firm.brand} as ${administrator ? 'an administrator' : 'a case manager'}. Enter your name and choose a password here:`,
    ],
    action: { label: 'Accept the invitation', url: url(`/admin/invitation#token=${token}`) },
    after: [
      `The link works once, until ${londonTime(expiresAt)}. If it is sent again, only the newest link works.`,
      'If you were not expecting this, ignore this email. We will not create an account.',
    ],
  }),
  examples: {
    'staff-invitation': {
      invitedBy: 'Ada Admin',
      administrator: false,
      token: 'Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk',
      expiresAt: new Date('2026-11-27T14:41:00Z'),
    },
  },
};
