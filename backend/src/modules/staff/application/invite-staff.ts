import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { NotAdministrator } from '#shared/domain/errors.js';
import { EmailTaken } from '../domain/errors.js';
import { StaffInvitation } from '../domain/staff-invitation.js';
import type { StaffRole } from '#shared/domain/staff-role.js';
import type { AdminRepository } from './admin.repository.js';
import type { SendStaffInvitation } from './send-staff-invitation.js';
import type { StaffInvitationRepository } from './staff-invitation.repository.js';

/** Invites somebody to the staff by mail. Whoever was removed before may be invited again. */
export class InviteStaff {
  constructor(
    private readonly admins: AdminRepository,
    private readonly invitations: StaffInvitationRepository,
    private readonly sendInvitation: SendStaffInvitation,
    private readonly activity: ActivityLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * The invitation's id. `actor` is an admin's id.
   * @throws EmailTaken, AlreadyInvited, NotAdministrator when the actor has lost the role meanwhile
   */
  execute(given: { readonly email: string; readonly role: StaffRole }, actor: string): Promise<string> {
    return this.unitOfWork.run(async () => {
      // Held, so that none is made beside the removal of whoever makes it.
      const inviter = await this.admins.lock(actor);
      if (!inviter?.isAdministrator) throw new NotAdministrator();
      const email = given.email.trim();
      const known = await this.admins.findByEmail(email);
      if (known && !known.isRemoved) throw new EmailTaken(email);
      const state = { id: this.ids.next(), email, role: given.role, invitedBy: actor };
      const invitation = StaffInvitation.create(state, this.clock.now());
      await this.sendInvitation.execute(invitation);
      await this.invitations.add(invitation);
      await this.activity.record({
        actor: { type: 'admin', id: actor },
        action: 'staff-invited',
        subject: { type: 'staff-invitation', id: invitation.id },
        changes: { role: { from: null, to: given.role } },
      });
      return invitation.id;
    });
  }
}
