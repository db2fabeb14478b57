import type { LinkTokens } from '#platform/application/link-tokens.js';
import { ADMINISTRATOR } from '#kernel/staff-role.js';
import {
  mailLoader,
  type LoadedMail,
  type MailData,
  type MailLoaders,
  type MailRecords,
  type MailSource,
} from '#modules/mail/public.js';
import type { AdminRepository } from '../admin.repository.js';
import type { StaffInvitationRepository } from '../invitations/staff-invitation.repository.js';
import { type StaffInvitationMail, staffInvitation } from './staff-invitation.js';

/** The content of emails to staff. */
export class StaffMails implements MailSource {
  readonly mails = {
    'staff-invitation': mailLoader(staffInvitation, (data) => this.invitation(data), invitationOf),
  } satisfies MailLoaders;

  constructor(
    private readonly invitations: StaffInvitationRepository,
    private readonly admins: AdminRepository,
    private readonly tokens: LinkTokens,
  ) {}

  /** The link of an invitation, if it is the newest and still open. */
  private async invitation({
    invitationId,
    sends,
  }: MailData<'staff-invitation'>): Promise<LoadedMail<StaffInvitationMail> | null> {
    const invitation = await this.invitations.find(invitationId);
    if (!invitation?.isPending || invitation.sends !== sends) return null;
    const token = this.tokens.withDigest(invitation.digest, 'staff-invitation', `${invitationId}:${sends}`);
    const inviter = await this.admins.find(invitation.invitedBy);
    if (token === undefined || !inviter) return null;
    const { email, role, expiresAt } = invitation;
    return {
      id: `${invitationId}.${sends}`,
      to: { name: '', address: email },
      content: { invitedBy: inviter.name, administrator: role === ADMINISTRATOR, token, expiresAt },
    };
  }
}

const invitationOf = ({ invitationId: id }: MailData<'staff-invitation'>): MailRecords => ({
  to: { type: 'staff-invitation', id },
  about: { type: 'staff-invitation', id },
});
