import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { Mailer, siteUrl, staffInvitation } from '#modules/mail/public.js';
import { StaffInvitationMail } from '../../application/staff/staff-invitation-mail.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';
import { ADMINISTRATOR } from '../../domain/staff-role.js';

@Injectable()
export class MailedStaffInvitation extends StaffInvitationMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send(
    { id, sends, email, role, expiresAt }: StaffInvitation,
    { token, invitedBy }: { token: string; invitedBy: string },
  ): Promise<void> {
    // Behind the #: browsers keep that part to themselves, so no log and no referrer holds the token.
    const url = `${siteUrl('/admin/invitation', this.settings)}#token=${token}`;
    await this.mailer.send({
      id: `staff-invitation.${id}.${sends}`,
      to: { name: '', address: email },
      ...staffInvitation({ invitedBy, administrator: role === ADMINISTRATOR, url, expiresAt }),
    });
  }
}
