import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { StaffInvitationRepository } from './staff-invitation.repository.js';

/** Withdraws an admin's invitations that were not accepted. Call it inside a unit of work. */
export class WithdrawInvitationsOf {
  constructor(
    private readonly context: UseCaseContext,
    private readonly invitations: StaffInvitationRepository,
  ) {}

  async execute(adminId: string, actor: Principal): Promise<void> {
    for (const invitation of await this.invitations.lockPendingBy(adminId)) {
      invitation.withdraw(this.context.clock.now());
      await this.invitations.save(invitation);
      const subject = { type: 'staff-invitation', id: invitation.id };
      await this.context.activity.record({ actor, action: 'staff-invitation-withdrawn', subject });
    }
  }
}
