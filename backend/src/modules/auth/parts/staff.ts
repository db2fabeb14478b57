import { ActivityLog } from '#shared/application/activity-log.js';
import { Clock } from '#shared/application/clock.js';
import { Ids } from '#shared/application/ids.js';
import { LinkTokens } from '#shared/application/link-tokens.js';
import { Mails, MailSources } from '#shared/application/mails/mails.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AccountEvents } from '../application/account-events.js';
import { AdminRepository } from '../application/admin.repository.js';
import { ChoosePassword } from '../application/choose-password.js';
import { AcceptStaffInvitation } from '../application/staff/accept-staff-invitation.js';
import { ChangeStaffRole } from '../application/staff/change-staff-role.js';
import { InviteStaff } from '../application/staff/invite-staff.js';
import { OpenStaffInvitation } from '../application/staff/open-staff-invitation.js';
import { RemoveStaff } from '../application/staff/remove-staff.js';
import { ResendStaffInvitation } from '../application/staff/resend-staff-invitation.js';
import { SendStaffInvitation } from '../application/staff/send-staff-invitation.js';
import { StaffInvitationRepository } from '../application/staff/staff-invitation.repository.js';
import { StaffLists } from '../application/staff/staff-lists.js';
import { StaffMails } from '../application/staff/staff-mails.js';
import { StaffRepository } from '../application/staff/staff.repository.js';
import { LockStaff } from '../application/staff/lock-staff.js';
import { WithdrawStaffInvitation } from '../application/staff/withdraw-staff-invitation.js';
import { SecondStep } from '../application/second-step.js';
import { AcceptedInvitationsController } from '../infrastructure/http/accepted-invitations.controller.js';
import { StaffInvitationsController } from '../infrastructure/http/staff-invitations.controller.js';
import { StaffController } from '../infrastructure/http/staff.controller.js';
import { PostgresStaffLists } from '../infrastructure/persistence/postgres-staff-lists.js';
import { StaffInvitationRecords } from '../infrastructure/persistence/staff-invitation-records.js';
import { TypeOrmStaffInvitationRepository } from '../infrastructure/persistence/typeorm-staff-invitation.repository.js';
import { TypeOrmStaffRepository } from '../infrastructure/persistence/typeorm-staff.repository.js';
import type { AuthPart } from './auth-part.js';

/** Who is on the staff, and who is invited to it. */
export const staff: AuthPart = {
  controllers: [StaffInvitationsController, StaffController, AcceptedInvitationsController],
  providers: [
    { provide: StaffRepository, useClass: TypeOrmStaffRepository },
    { provide: StaffLists, useClass: PostgresStaffLists },
    provide(LockStaff, StaffRepository),
    provide(ChangeStaffRole, LockStaff, StaffRepository, AccountEvents, UnitOfWork),
    provide(RemoveStaff, LockStaff, StaffRepository, SecondStep, AccountEvents, UnitOfWork, Clock),
    { provide: StaffInvitationRepository, useClass: TypeOrmStaffInvitationRepository },
    provide(SendStaffInvitation, LinkTokens, Mails, Clock),
    provide(
      InviteStaff,
      AdminRepository,
      StaffRepository,
      StaffInvitationRepository,
      SendStaffInvitation,
      ActivityLog,
      UnitOfWork,
      Ids,
      Clock,
    ),
    provide(ResendStaffInvitation, StaffInvitationRepository, SendStaffInvitation, ActivityLog, UnitOfWork),
    provide(WithdrawStaffInvitation, StaffInvitationRepository, ActivityLog, UnitOfWork, Clock),
    provide(OpenStaffInvitation, StaffInvitationRepository, LinkTokens, Clock),
    provide(
      AcceptStaffInvitation,
      OpenStaffInvitation,
      ChoosePassword,
      StaffInvitationRepository,
      AdminRepository,
      StaffRepository,
      ActivityLog,
      UnitOfWork,
      Ids,
      Clock,
    ),
    provide(StaffMails, MailSources, StaffInvitationRepository, AdminRepository, LinkTokens),
    StaffInvitationRecords,
  ],
};
