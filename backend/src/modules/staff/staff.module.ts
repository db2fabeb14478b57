import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  AccountEvents,
  adminRole,
  ChoosePassword,
  PasswordHasher,
  PasswordPolicy,
  RoleAccounts,
  SecondStep,
  StaffInvitations,
} from '#modules/auth/public.js';
import {
  accountController,
  adminCalls,
  AuthModule,
  passwordResetsController,
  signOutController,
} from '#modules/auth/wiring.js';
import { DataSource } from 'typeorm';
import { MailModule } from '#modules/mail/wiring.js';
import { LinkTokens } from '#platform/application/link-tokens.js';
import { Mails, MailSource } from '#modules/mail/public.js';
import { StaffMembers } from '#platform/application/staff-members.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { eitherWay, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { provide } from '#platform/infrastructure/provide.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { AcceptStaffInvitation } from './application/invitations/accept-staff-invitation.js';
import { AdminRepository } from './application/admin.repository.js';
import { OwnContact } from './application/own-contact.js';
import { ChangeStaffRole } from './application/change-staff-role.js';
import { CreateAdmin } from './application/create-admin.js';
import { CreateFirstAdmin } from './application/create-first-admin.js';
import { InviteStaff } from './application/invitations/invite-staff.js';
import { LockStaff } from './application/lock-staff.js';
import { OpenStaffInvitation } from './application/invitations/open-staff-invitation.js';
import { RemoveStaff } from './application/remove-staff.js';
import { ResendStaffInvitation } from './application/invitations/resend-staff-invitation.js';
import { SendStaffInvitation } from './application/invitations/send-staff-invitation.js';
import { StaffInvitationRepository } from './application/invitations/staff-invitation.repository.js';
import { StaffViews } from './application/staff-views.js';
import { StaffMails } from './application/mails/staff-mails.js';
import { WithdrawInvitationsOf } from './application/invitations/withdraw-invitations-of.js';
import { WithdrawStaffInvitation } from './application/invitations/withdraw-staff-invitation.js';
import { AdminAccounts } from './infrastructure/auth/admin-accounts.js';
import { StoredStaffInvitations } from './infrastructure/auth/stored-staff-invitations.js';
import { AcceptedInvitationsController } from './infrastructure/http/accepted-invitations.controller.js';
import { OwnContactController } from './infrastructure/http/own-contact.controller.js';
import { AdminSessionController } from './infrastructure/http/admin-session.controller.js';
import { StaffInvitationsController } from './infrastructure/http/staff-invitations.controller.js';
import { StaffController } from './infrastructure/http/staff.controller.js';
import { adminTable } from './infrastructure/persistence/admin.table.js';
import { PostgresStaffViews } from './infrastructure/persistence/postgres-staff-views.queries.js';
import { PostgresStaffMembers } from './infrastructure/persistence/postgres-staff-members.js';
import { StaffInvitationPruning } from './infrastructure/persistence/staff-invitation-pruning.job.js';
import { staffInvitationTable } from './infrastructure/persistence/staff-invitation.table.js';
import { PostgresAdminRepository } from './infrastructure/persistence/postgres-admin.repository.js';
import { PostgresStaffInvitationRepository } from './infrastructure/persistence/postgres-staff-invitation.repository.js';
import { ListStaffQuery } from './infrastructure/http/staff.dto.js';

/** The broker's staff and its invitations. Global, because sign-in and ownership use its ports. */
@Global()
@Module({
  imports: [AuthModule, MailModule, TypeOrmModule.forFeature([adminTable, staffInvitationTable])],
  controllers: [
    AdminSessionController,
    OwnContactController,
    signOutController(adminRole, adminCalls),
    accountController(adminRole, adminRole.area, adminCalls),
    passwordResetsController(adminRole, adminCalls),
    StaffInvitationsController,
    StaffController,
    AcceptedInvitationsController,
  ],
  providers: [
    contribute(ListWithViews, viewsOf('staff', ListStaffQuery)),
    provide(OwnContact, UseCaseContext, AdminRepository),
    contribute(RoleAccounts, AdminAccounts, AdminRepository),
    contribute(
      RecordKind,
      tableRecords('admin', {
        table: 'admins',
        name: 'name',
        contact: 'name',
        email: 'email',
        searched: searchedIn(eitherWay('name'), 'email'),
      }),
      Database,
    ),
    { provide: AdminRepository, useClass: PostgresAdminRepository },
    { provide: StaffInvitations, useClass: StoredStaffInvitations },
    { provide: StaffMembers, useClass: PostgresStaffMembers },
    provide(CreateAdmin, UseCaseContext, AdminRepository, PasswordPolicy, PasswordHasher),
    provide(CreateFirstAdmin, AdminRepository, CreateAdmin),
    provide(WithdrawInvitationsOf, UseCaseContext, StaffInvitationRepository),
    { provide: StaffViews, useClass: PostgresStaffViews },
    provide(LockStaff, AdminRepository),
    provide(ChangeStaffRole, UseCaseContext, LockStaff, AdminRepository, AccountEvents),
    provide(RemoveStaff, UseCaseContext, LockStaff, AdminRepository, AccountEvents, SecondStep),
    { provide: StaffInvitationRepository, useClass: PostgresStaffInvitationRepository },
    provide(SendStaffInvitation, UseCaseContext, LinkTokens, Mails),
    provide(InviteStaff, UseCaseContext, AdminRepository, StaffInvitationRepository, SendStaffInvitation),
    provide(ResendStaffInvitation, UseCaseContext, StaffInvitationRepository, SendStaffInvitation),
    provide(WithdrawStaffInvitation, UseCaseContext, StaffInvitationRepository),
    provide(OpenStaffInvitation, UseCaseContext, StaffInvitationRepository, LinkTokens),
    provide(
      AcceptStaffInvitation,
      UseCaseContext,
      OpenStaffInvitation,
      ChoosePassword,
      StaffInvitationRepository,
      AdminRepository,
    ),
    contribute(JobHandler, StaffInvitationPruning, DataSource),
    contribute(MailSource, StaffMails, StaffInvitationRepository, AdminRepository, LinkTokens),
    contribute(
      RecordKind,
      tableRecords('staff-invitation', { table: 'staff_invitations', name: 'email', email: 'email' }),
      Database,
    ),
  ],
  exports: [CreateAdmin, CreateFirstAdmin, StaffInvitations, StaffMembers],
})
export class StaffModule {}
