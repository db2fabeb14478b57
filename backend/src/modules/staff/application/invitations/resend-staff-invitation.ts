import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { InvitationNotFound } from '../../domain/errors.js';
import type { SendStaffInvitation } from './send-staff-invitation.js';
import type { StaffInvitationRepository } from './staff-invitation.repository.js';

/** Resends an invitation with a new link for another seven days; the previous link no longer works. */
export class ResendStaffInvitation {
  constructor(
    private readonly context: UseCaseContext,
    private readonly invitations: StaffInvitationRepository,
    private readonly sendInvitation: SendStaffInvitation,
  ) {}

  /** @throws InvitationNotFound */
  execute(id: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const invitation = await this.invitations.lock(id);
      if (!invitation?.isPending) throw new InvitationNotFound();
      await this.sendInvitation.execute(invitation);
      await this.invitations.save(invitation);
      const subject = { type: 'staff-invitation', id };
      await this.context.activity.record({ actor, action: 'staff-invitation-resent', subject });
    });
  }
}
