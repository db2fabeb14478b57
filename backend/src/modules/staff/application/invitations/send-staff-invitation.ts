import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { Mails } from '#modules/mail/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';

/** Creates an invitation's next link and queues its email. Call it inside a unit of work. */
export class SendStaffInvitation {
  constructor(
    private readonly context: UseCaseContext,
    private readonly tokens: LinkTokens,
    private readonly mails: Mails,
  ) {}

  async execute(invitation: StaffInvitation): Promise<void> {
    const token = this.tokens.newest('staff-invitation', `${invitation.id}:${invitation.sends + 1}`);
    invitation.send(this.tokens.digestOf(token), this.context.clock.now());
    await this.mails.send('staff-invitation', { invitationId: invitation.id, sends: invitation.sends });
  }
}
