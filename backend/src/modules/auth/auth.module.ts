import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Settings } from '#config/settings.js';
import { site } from '#config/site.js';
import { ActivityLog } from '#shared/application/activity-log.js';
import { ChangeHistory } from '#shared/application/change-history.js';
import { Clock } from '#shared/application/clock.js';
import { Idempotency } from '#shared/application/idempotency.js';
import { Ids } from '#shared/application/ids.js';
import { JobQueue } from '#shared/application/job-queue.js';
import { LinkTokens } from '#shared/application/link-tokens.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { MailModule } from '#modules/mail/public.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AccountSessions } from './application/account-sessions.js';
import { AccountsByRole } from './application/role-accounts.js';
import { AdminAccounts } from './application/admin-accounts.js';
import { AdminRepository } from './application/admin.repository.js';
import { BeginTwoFactor } from './application/begin-two-factor.js';
import { ChangePassword } from './application/change-password.js';
import { CheckCode } from './application/check-code.js';
import { CheckHolder } from './application/check-holder.js';
import { CheckPassword } from './application/check-password.js';
import { ChoosePassword } from './application/choose-password.js';
import { ApiAccountLists } from './application/api-account-lists.js';
import { ApiAccountRepository } from './application/api-account.repository.js';
import { ApiCredentials } from './application/api-credentials.js';
import { AuthenticateApiAccount } from './application/authenticate-api-account.js';
import { CreateAdmin } from './application/create-admin.js';
import { CreateApiAccount } from './application/create-api-account.js';
import { CreateFirstAdmin } from './application/create-first-admin.js';
import { EndSessions } from './application/end-sessions.js';
import { MailPasswordChange } from './application/mail-password-change.js';
import { MailPasswordReset } from './application/mail-password-reset.js';
import { MailTwoFactorChange } from './application/mail-two-factor-change.js';
import { NoteTwoFactorChange } from './application/note-two-factor-change.js';
import { OneTimeCodes } from './application/one-time-codes.js';
import { PasswordHasher } from './application/password-hasher.js';
import { PasswordMails } from './application/password-mails.js';
import { PasswordPolicy } from './application/password-policy.js';
import { PasswordResets } from './application/password-resets.js';
import { PasswordStrength } from './application/password-strength.js';
import { RecoveryCodes } from './application/recovery-codes.js';
import { RedeemPasswordReset } from './application/redeem-password-reset.js';
import { RenewRecoveryCodes } from './application/renew-recovery-codes.js';
import { ReplacePassword } from './application/replace-password.js';
import { RequestPasswordReset } from './application/request-password-reset.js';
import { ResetTwoFactor } from './application/reset-two-factor.js';
import { RevokeApiAccount } from './application/revoke-api-account.js';
import { SignIn } from './application/sign-in.js';
import { SignInAttempts } from './application/sign-in-attempts.js';
import { TurnOffTwoFactor } from './application/turn-off-two-factor.js';
import { TurnOnTwoFactor } from './application/turn-on-two-factor.js';
import { TwoFactorDuty } from './application/two-factor-duty.js';
import { TwoFactorMail } from './application/two-factor-mail.js';
import { TwoFactors } from './application/two-factors.js';
import { AcceptStaffInvitation } from './application/staff/accept-staff-invitation.js';
import { ChangeStaffRole } from './application/staff/change-staff-role.js';
import { InviteStaff } from './application/staff/invite-staff.js';
import { MailStaffInvitation } from './application/staff/mail-staff-invitation.js';
import { OpenStaffInvitation } from './application/staff/open-staff-invitation.js';
import { RemoveStaff } from './application/staff/remove-staff.js';
import { ResendStaffInvitation } from './application/staff/resend-staff-invitation.js';
import { SendStaffInvitation } from './application/staff/send-staff-invitation.js';
import { StaffInvitationMail } from './application/staff/staff-invitation-mail.js';
import { StaffInvitationRepository } from './application/staff/staff-invitation.repository.js';
import { StaffLists } from './application/staff/staff-lists.js';
import { StaffRepository } from './application/staff/staff.repository.js';
import { TakeStaff } from './application/staff/take-staff.js';
import { WithdrawStaffInvitation } from './application/staff/withdraw-staff-invitation.js';
import { adminRole } from './domain/role.js';
import { BcryptPasswordHasher } from './infrastructure/bcrypt-password-hasher.js';
import { AcceptedInvitationsController } from './infrastructure/http/accepted-invitations.controller.js';
import { AccessGuard } from './infrastructure/http/access.guard.js';
import { accountController } from './infrastructure/http/account.controller.js';
import { AdminSessionController } from './infrastructure/http/admin-session.controller.js';
import { ApiAccountsController } from './infrastructure/http/api-accounts.controller.js';
import { Authentication } from './infrastructure/http/authentication.js';
import { passwordResetsController } from './infrastructure/http/password-resets.controller.js';
import { PasswordStrategy } from './infrastructure/http/password.strategy.js';
import { adminCalls } from './infrastructure/http/role-calls.js';
import { TwoFactorController } from './infrastructure/http/two-factor.controller.js';
import { signOutController } from './infrastructure/http/sign-out.controller.js';
import { StaffInvitationsController } from './infrastructure/http/staff-invitations.controller.js';
import { StaffController } from './infrastructure/http/staff.controller.js';
import { UndeclaredRoutes } from './infrastructure/http/undeclared-routes.js';
import { StaffInvitationJob } from './infrastructure/mail/staff-invitation.job.js';
import { MailedStaffInvitation } from './infrastructure/mail/mailed-staff-invitation.js';
import { MailedPasswords } from './infrastructure/mail/mailed-passwords.js';
import { MailedTwoFactor } from './infrastructure/mail/mailed-two-factor.js';
import { PasswordChangeJob, PasswordResetJob } from './infrastructure/mail/password-mail.jobs.js';
import { TwoFactorChangeJob } from './infrastructure/mail/two-factor-change.job.js';
import { AdminRecords } from './infrastructure/persistence/admin-records.js';
import { adminSchema } from './infrastructure/persistence/admin.schema.js';
import { ApiAccountRecords } from './infrastructure/persistence/api-account-records.js';
import { apiAccountSchema } from './infrastructure/persistence/api-account.schema.js';
import { PostgresApiAccountLists } from './infrastructure/persistence/postgres-api-account-lists.js';
import { PostgresChangeHistory } from './infrastructure/persistence/postgres-change-history.js';
import { PostgresPasswordResets } from './infrastructure/persistence/postgres-password-resets.js';
import { PostgresSignInAttempts } from './infrastructure/persistence/postgres-sign-in-attempts.js';
import { PostgresTwoFactors } from './infrastructure/persistence/postgres-two-factors.js';
import { PostgresStaffLists } from './infrastructure/persistence/postgres-staff-lists.js';
import { StaffInvitationRecords } from './infrastructure/persistence/staff-invitation-records.js';
import { staffInvitationTable } from './infrastructure/persistence/staff-invitation-table.js';
import { TypeOrmStaffInvitationRepository } from './infrastructure/persistence/typeorm-staff-invitation.repository.js';
import { TypeOrmStaffRepository } from './infrastructure/persistence/typeorm-staff.repository.js';
import { TypeOrmApiAccountRepository } from './infrastructure/persistence/typeorm-api-account.repository.js';
import { TypeOrmAdminRepository } from './infrastructure/persistence/typeorm-admin.repository.js';
import { RandomApiCredentials } from './infrastructure/random-api-credentials.js';
import { KnownDevices } from './infrastructure/session/known-devices.js';
import { PostgresAccountSessions } from './infrastructure/session/postgres-account-sessions.js';
import { sessionRoutes } from './infrastructure/session/role-paths.js';
import { roleSession } from './infrastructure/session/role-session.js';
import { SessionPruning } from './infrastructure/session/session-pruning.js';
import { Sessions } from './infrastructure/session/sessions.js';
import { OtpauthOneTimeCodes } from './infrastructure/two-factor/otpauth-one-time-codes.js';
import { RandomRecoveryCodes } from './infrastructure/two-factor/random-recovery-codes.js';
import { SealedSecrets } from './infrastructure/two-factor/sealed-secrets.js';
import { ZxcvbnPasswordStrength } from './infrastructure/zxcvbn-password-strength.js';

/** Sign-in, sessions, and who may call what. */
@Module({
  imports: [
    MailModule,
    PassportModule,
    TypeOrmModule.forFeature([adminSchema, apiAccountSchema, staffInvitationTable]),
  ],
  controllers: [
    AdminSessionController,
    signOutController(adminRole, adminCalls),
    accountController(adminRole, adminRole.area, adminCalls),
    passwordResetsController(adminRole, adminCalls),
    TwoFactorController,
    StaffInvitationsController,
    StaffController,
    AcceptedInvitationsController,
    ApiAccountsController,
  ],
  providers: [
    { provide: AdminRepository, useClass: TypeOrmAdminRepository },
    { provide: PasswordHasher, useClass: BcryptPasswordHasher },
    { provide: SignInAttempts, useClass: PostgresSignInAttempts },
    { provide: PasswordStrength, useClass: ZxcvbnPasswordStrength },
    {
      provide: PasswordPolicy,
      inject: [PasswordStrength],
      useFactory: (strength: PasswordStrength) => new PasswordPolicy(strength, site.brand),
    },
    provide(
      CreateAdmin,
      AdminRepository,
      PasswordPolicy,
      PasswordHasher,
      UnitOfWork,
      ActivityLog,
      Ids,
      Clock,
    ),
    provide(CreateFirstAdmin, AdminRepository, CreateAdmin),
    provide(ChoosePassword, PasswordPolicy, PasswordHasher),
    { provide: ChangeHistory, useClass: PostgresChangeHistory },
    provide(AccountsByRole),
    provide(AdminAccounts, AccountsByRole, AdminRepository, StaffRepository),
    { provide: StaffRepository, useClass: TypeOrmStaffRepository },
    { provide: StaffLists, useClass: PostgresStaffLists },
    provide(TakeStaff, StaffRepository),
    provide(ChangeStaffRole, TakeStaff, StaffRepository, ActivityLog, UnitOfWork),
    provide(
      RemoveStaff,
      TakeStaff,
      StaffRepository,
      AccountSessions,
      PasswordResets,
      TwoFactors,
      ActivityLog,
      UnitOfWork,
      Clock,
    ),
    { provide: StaffInvitationRepository, useClass: TypeOrmStaffInvitationRepository },
    { provide: StaffInvitationMail, useClass: MailedStaffInvitation },
    provide(SendStaffInvitation, LinkTokens, JobQueue, Ids, Clock),
    provide(
      InviteStaff,
      AdminRepository,
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
    provide(MailStaffInvitation, StaffInvitationRepository, AdminRepository, LinkTokens, StaffInvitationMail),
    StaffInvitationJob,
    StaffInvitationRecords,
    provide(CheckPassword, PasswordHasher, SignInAttempts),
    provide(SignIn, AccountsByRole, CheckPassword, CheckCode, SignInAttempts),
    SealedSecrets,
    { provide: TwoFactors, useClass: PostgresTwoFactors },
    { provide: OneTimeCodes, useFactory: () => new OtpauthOneTimeCodes(site.brand) },
    { provide: RecoveryCodes, useClass: RandomRecoveryCodes },
    {
      provide: TwoFactorDuty,
      inject: [TwoFactors, Settings],
      useFactory: (twoFactors: TwoFactors, { adminTwoFactor }: Settings) =>
        new TwoFactorDuty(twoFactors, adminTwoFactor === 'required'),
    },
    provide(NoteTwoFactorChange, ActivityLog, JobQueue, Ids, Clock),
    provide(CheckCode, TwoFactors, OneTimeCodes, RecoveryCodes, NoteTwoFactorChange, UnitOfWork, Clock),
    provide(CheckHolder, AccountsByRole, CheckPassword, CheckCode, SignInAttempts),
    provide(BeginTwoFactor, CheckHolder, TwoFactors, OneTimeCodes),
    provide(
      TurnOnTwoFactor,
      TwoFactors,
      OneTimeCodes,
      RecoveryCodes,
      AccountSessions,
      NoteTwoFactorChange,
      UnitOfWork,
      Clock,
    ),
    provide(
      TurnOffTwoFactor,
      TwoFactorDuty,
      CheckHolder,
      TwoFactors,
      AccountSessions,
      NoteTwoFactorChange,
      UnitOfWork,
    ),
    provide(RenewRecoveryCodes, CheckHolder, TwoFactors, RecoveryCodes, NoteTwoFactorChange, UnitOfWork),
    provide(ResetTwoFactor, AccountsByRole, TwoFactors, AccountSessions, NoteTwoFactorChange, UnitOfWork),
    { provide: AccountSessions, useClass: PostgresAccountSessions },
    { provide: PasswordResets, useClass: PostgresPasswordResets },
    { provide: PasswordMails, useClass: MailedPasswords },
    provide(RequestPasswordReset, AccountsByRole, PasswordResets, LinkTokens, UnitOfWork, JobQueue, Ids),
    provide(MailPasswordReset, PasswordResets, AccountsByRole, LinkTokens, PasswordMails),
    provide(
      ReplacePassword,
      AccountsByRole,
      AccountSessions,
      PasswordResets,
      ActivityLog,
      JobQueue,
      Ids,
      Clock,
    ),
    provide(
      RedeemPasswordReset,
      PasswordResets,
      AccountsByRole,
      LinkTokens,
      ChoosePassword,
      ReplacePassword,
      TwoFactors,
      SignInAttempts,
      UnitOfWork,
    ),
    provide(
      ChangePassword,
      AccountsByRole,
      CheckPassword,
      SignInAttempts,
      ChoosePassword,
      ReplacePassword,
      UnitOfWork,
    ),
    provide(EndSessions, AccountSessions, ActivityLog, UnitOfWork),
    provide(MailPasswordChange, AccountsByRole, PasswordMails),
    { provide: TwoFactorMail, useClass: MailedTwoFactor },
    provide(MailTwoFactorChange, AccountsByRole, TwoFactorMail),
    TwoFactorChangeJob,
    PasswordResetJob,
    PasswordChangeJob,
    { provide: ApiAccountRepository, useClass: TypeOrmApiAccountRepository },
    { provide: ApiAccountLists, useClass: PostgresApiAccountLists },
    { provide: ApiCredentials, useClass: RandomApiCredentials },
    provide(CreateApiAccount, ApiAccountRepository, ApiCredentials, ActivityLog, Idempotency, Ids, Clock),
    provide(RevokeApiAccount, ApiAccountRepository, UnitOfWork, ActivityLog, Clock),
    provide(AuthenticateApiAccount, ApiAccountRepository, ApiCredentials, AccountsByRole, Clock),
    { provide: APP_GUARD, useClass: AccessGuard },
    Authentication,
    PasswordStrategy,
    KnownDevices,
    Sessions,
    SessionPruning,
    AdminRecords,
    ApiAccountRecords,
    UndeclaredRoutes,
  ],
  exports: [
    AccountSessions,
    AccountsByRole,
    ApiAccountLists,
    ChangeHistory,
    ChangePassword,
    ChoosePassword,
    CreateAdmin,
    CreateApiAccount,
    CreateFirstAdmin,
    EndSessions,
    RedeemPasswordReset,
    RequestPasswordReset,
    ResetTwoFactor,
    Sessions,
  ],
})
export class AuthModule implements NestModule {
  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly accounts: AccountsByRole,
  ) {}

  // By now every module has its providers, and so every role its accounts.
  configure(consumer: MiddlewareConsumer): void {
    for (const { role } of this.accounts.all)
      consumer.apply(roleSession(role, this.source, this.settings)).forRoutes(sessionRoutes(role));
  }
}
