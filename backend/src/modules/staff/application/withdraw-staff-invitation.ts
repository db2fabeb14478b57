import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { InvitationNotFound } from '../domain/errors.js';
import type { StaffInvitationRepository } from './staff-invitation.repository.js';

/** Takes an invitation back: its link opens nothing any more. */
export class WithdrawStaffInvitation {
  constructor(
    private readonly invitations: StaffInvitationRepository,
    private readonly activity: ActivityLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws InvitationNotFound */
  execute(id: string, actor: Principal): Promise<void> {
    return this.unitOfWork.run(async () => {
      const invitation = await this.invitations.lock(id);
      if (!invitation?.isPending) throw new InvitationNotFound();
      invitation.withdraw(this.clock.now());
      await this.invitations.save(invitation);
      const subject = { type: 'staff-invitation', id };
      await this.activity.record({ actor, action: 'staff-invitation-withdrawn', subject });
    });
  }
}
