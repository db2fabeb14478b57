import { Injectable } from '@nestjs/common';
import { MailJob } from '#modules/mail/public.js';
import { JobHandlers, type JobDescription } from '#shared/infrastructure/jobs/job-handler.js';
import {
  MAIL_STAFF_INVITATION,
  MailStaffInvitation,
  type StaffInvitationSent,
} from '../../application/staff/mail-staff-invitation.js';

@Injectable()
export class StaffInvitationJob extends MailJob<StaffInvitationSent> {
  override readonly queue = MAIL_STAFF_INVITATION;

  constructor(
    handlers: JobHandlers,
    private readonly mailStaffInvitation: MailStaffInvitation,
  ) {
    super(handlers);
  }

  override describe({ invitationId: id }: StaffInvitationSent): Promise<JobDescription> {
    const invitation = { type: 'staff-invitation', id };
    return Promise.resolve({ kind: 'Invitation to the staff', to: invitation, about: invitation });
  }

  handle(sent: StaffInvitationSent): Promise<void> {
    return this.mailStaffInvitation.execute(sent);
  }
}
