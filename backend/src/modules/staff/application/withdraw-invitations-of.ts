import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Principal } from '#shared/application/principal.js';
import type { StaffInvitationRepository } from './staff-invitation.repository.js';

/** Withdraws what an admin has invited and nobody has accepted. To be called inside a unit of work. */
export class WithdrawInvitationsOf {
  constructor(
    private readonly invitations: StaffInvitationRepository,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  async execute(adminId: string, actor: Principal): Promise<void> {
    for (const invitation of await this.invitations.lockPendingBy(adminId)) {
      invitation.withdraw(this.clock.now());
      await this.invitations.save(invitation);
      const subject = { type: 'staff-invitation', id: invitation.id };
      await this.activity.record({ actor, action: 'staff-invitation-withdrawn', subject });
    }
  }
}
