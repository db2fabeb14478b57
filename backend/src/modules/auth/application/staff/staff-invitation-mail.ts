import type { StaffInvitation } from '../../domain/staff-invitation.js';

export abstract class StaffInvitationMail {
  abstract send(
    invitation: StaffInvitation,
    link: { readonly token: string; readonly invitedBy: string },
  ): Promise<void>;
}
