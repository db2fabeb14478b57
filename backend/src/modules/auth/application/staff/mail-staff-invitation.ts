import type { LinkTokens, TokenOf } from '#shared/application/link-tokens.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';
import type { AdminRepository } from '../admin.repository.js';
import type { StaffInvitationMail } from './staff-invitation-mail.js';
import type { StaffInvitationRepository } from './staff-invitation.repository.js';

export const MAIL_STAFF_INVITATION = 'mail-staff-invitation';

export interface StaffInvitationSent {
  readonly invitationId: string;
  /** Which of its mails this is. */
  readonly sends: number;
}

/** The token of one of an invitation's links. */
export const invitationToken =
  (id: string, sends: number) =>
  (tokenOf: TokenOf): string =>
    tokenOf('staff-invitation', `${id}:${sends}`);

/** Mails the link of an invitation, if it is still the newest of one that opens an account. */
export class MailStaffInvitation {
  constructor(
    private readonly invitations: StaffInvitationRepository,
    private readonly admins: AdminRepository,
    private readonly tokens: LinkTokens,
    private readonly mail: StaffInvitationMail,
  ) {}

  async execute({ invitationId, sends }: StaffInvitationSent): Promise<void> {
    const invitation = await this.invitations.find(invitationId);
    if (!invitation?.isPending || invitation.sends !== sends) return;
    const token = this.tokenOf(invitation);
    const inviter = await this.admins.find(invitation.invitedBy);
    if (token !== undefined && inviter) await this.mail.send(invitation, { token, invitedBy: inviter.name });
  }

  /** Sent under a secret that was replaced since: the link is made of the one whose digest is kept. */
  private tokenOf({ id, sends, digest }: StaffInvitation): string | undefined {
    return this.tokens
      .underEachSecret(invitationToken(id, sends))
      .find((token) => this.tokens.digestOf(token) === digest);
  }
}
