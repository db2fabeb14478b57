import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { InvitationNotFound } from '../../domain/errors.js';
import type { StaffInvitationRepository } from './staff-invitation.repository.js';

/** Withdraws an invitation: its link no longer works. */
export class WithdrawStaffInvitation {
  constructor(
    private readonly context: UseCaseContext,
    private readonly invitations: StaffInvitationRepository,
  ) {}

  /** @throws InvitationNotFound */
  execute(id: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const invitation = await this.invitations.lock(id);
      if (!invitation?.isPending) throw new InvitationNotFound();
      invitation.withdraw(this.context.clock.now());
      await this.invitations.save(invitation);
      const subject = { type: 'staff-invitation', id };
      await this.context.activity.record({ actor, action: 'staff-invitation-withdrawn', subject });
    });
  }
}
