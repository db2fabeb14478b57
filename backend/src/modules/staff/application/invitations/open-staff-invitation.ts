import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { InvitationExpired } from '../../domain/errors.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';
import type { StaffInvitationRepository } from './staff-invitation.repository.js';

/** Shows an invitation to the holder of its link. */
export class OpenStaffInvitation {
  constructor(
    private readonly context: UseCaseContext,
    private readonly invitations: StaffInvitationRepository,
    private readonly tokens: LinkTokens,
  ) {}

  /** @throws InvitationExpired */
  async execute(token: string): Promise<StaffInvitation> {
    const invitation = await this.invitations.findByDigest(this.tokens.digestOf(token));
    if (!invitation?.opens(this.context.clock.now())) throw new InvitationExpired();
    return invitation;
  }
}
