import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { JobQueue } from '#shared/application/job-queue.js';
import type { LinkTokens } from '#shared/application/link-tokens.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';
import { invitationToken, MAIL_STAFF_INVITATION, type StaffInvitationSent } from './mail-staff-invitation.js';

/** Gives an invitation its next link and asks for the mail with it. To be called inside a unit of work. */
export class SendStaffInvitation {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly jobs: JobQueue,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(invitation: StaffInvitation): Promise<void> {
    const [token] = this.tokens.underEachSecret(invitationToken(invitation.id, invitation.sends + 1));
    invitation.send(this.tokens.digestOf(token), this.clock.now());
    const sent: StaffInvitationSent = { invitationId: invitation.id, sends: invitation.sends };
    await this.jobs.enqueue({ queue: MAIL_STAFF_INVITATION, id: this.ids.next(), data: sent });
  }
}
