import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { NotAdministrator } from '#kernel/errors.js';
import { EmailTaken } from '../../domain/errors.js';
import { StaffInvitation } from '../../domain/staff-invitation.js';
import type { StaffRole } from '#kernel/staff-role.js';
import type { AdminRepository } from '../admin.repository.js';
import type { SendStaffInvitation } from './send-staff-invitation.js';
import type { StaffInvitationRepository } from './staff-invitation.repository.js';

/** Invites someone to the staff by email, including someone removed before. */
export class InviteStaff {
  constructor(
    private readonly context: UseCaseContext,
    private readonly admins: AdminRepository,
    private readonly invitations: StaffInvitationRepository,
    private readonly sendInvitation: SendStaffInvitation,
  ) {}

  /**
   * Returns the invitation's id. `actor` is an admin's id.
   * @throws EmailTaken, AlreadyInvited, NotAdministrator when the actor has lost the role meanwhile
   */
  execute(details: { readonly email: string; readonly role: StaffRole }, actor: string): Promise<string> {
    return this.context.unitOfWork.run(async () => {
      // Locked, so that none is created while the inviter is being removed.
      const inviter = await this.admins.lock(actor);
      if (!inviter?.isAdministrator) throw new NotAdministrator();
      const email = details.email.trim();
      const known = await this.admins.findByEmail(email);
      if (known && !known.isRemoved) throw new EmailTaken(email);
      const state = { id: this.context.ids.next(), email, role: details.role, invitedBy: actor };
      const invitation = StaffInvitation.create(state, this.context.clock.now());
      await this.sendInvitation.execute(invitation);
      await this.invitations.add(invitation);
      await this.context.activity.record({
        actor: { type: 'admin', id: actor },
        action: 'staff-invited',
        subject: { type: 'staff-invitation', id: invitation.id },
        changes: { role: { from: null, to: details.role } },
      });
      return invitation.id;
    });
  }
}
