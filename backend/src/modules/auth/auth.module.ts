import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { DataSource } from 'typeorm';
import { Settings } from '#config/settings.js';
import { site } from '#config/site.js';
import { MailModule } from '#modules/mail/wiring.js';
import { Contributions } from '#platform/application/contributions.js';
import { LinkTokens } from '#platform/application/link-tokens.js';
import { Mails, MailSource } from '#modules/mail/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { RateLimitGuard } from '#platform/infrastructure/http/limits/rate-limit.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { provide } from '#platform/infrastructure/provide.js';
import { AccountEvents } from './application/account-events.js';
import { EndAccess } from './application/end-access.js';
import { ReleaseStaffWork } from './application/release-staff-work.js';
import { AccountMails } from './application/mails/account-mails.js';
import { AccountSessions } from './application/sign-in/account-sessions.js';
import { ApiAccountAccess } from './application/api-account-access.js';
import { ChangePassword } from './application/passwords/change-password.js';
import { CheckHolder } from './application/sign-in/check-holder.js';
import { CheckPassword } from './application/passwords/check-password.js';
import { ChoosePassword } from './application/passwords/choose-password.js';
import { CredentialsVersions } from './application/credentials-versions.js';
import { EndSessions } from './application/sign-in/end-sessions.js';
import { PasswordHasher } from './application/passwords/password-hasher.js';
import { PasswordMails } from './application/mails/password-mails.js';
import { PasswordPolicy } from './application/passwords/password-policy.js';
import { PasswordResets } from './application/passwords/password-resets.js';
import { PasswordStrength } from './application/passwords/password-strength.js';
import { RedeemPasswordReset } from './application/passwords/redeem-password-reset.js';
import { ResetLinks } from './application/passwords/reset-links.js';
import { UnlockAccount } from './application/sign-in/unlock-account.js';
import { RequestPasswordReset } from './application/passwords/request-password-reset.js';
import { AccountsByRole } from './application/role-accounts.js';
import { SecondStep } from './application/sign-in/second-step.js';
import { SignInAttempts } from './application/sign-in/sign-in-attempts.js';
import { SignIn } from './application/sign-in/sign-in.js';
import { StaffCalendars } from './application/staff-calendars.js';
import { StaffInvitations } from './application/staff-invitations.js';
import { ROLES } from './domain/role.js';
import { BcryptPasswordHasher } from './infrastructure/bcrypt-password-hasher.js';
import { AccessGuard } from './infrastructure/http/access.guard.js';
import { Authentication } from './infrastructure/http/authentication.js';
import { PasswordStrategy } from './infrastructure/http/password.strategy.js';
import { UndeclaredRoutes } from './infrastructure/http/undeclared-routes.js';
import { PostgresCredentialsVersions } from './infrastructure/persistence/postgres-credentials-versions.js';
import { PostgresPasswordResets } from './infrastructure/persistence/postgres-password-resets.js';
import { PostgresSignInAttempts } from './infrastructure/persistence/postgres-sign-in-attempts.js';
import { KnownDevices } from './infrastructure/session/known-devices.js';
import { PostgresAccountSessions } from './infrastructure/session/postgres-account-sessions.js';
import { sessionRoutes } from './infrastructure/session/role-paths.js';
import { roleSession } from './infrastructure/session/role-session.js';
import { SessionPruning } from './infrastructure/session/session-pruning.job.js';
import { Sessions } from './infrastructure/session/sessions.js';
import { ZxcvbnPasswordStrength } from './infrastructure/zxcvbn-password-strength.js';

/** Sign-in, passwords and sessions for all roles, and access control. Modules with a role's accounts import it. */
@Module({
  imports: [MailModule, PassportModule],
  providers: [
    provide(AccountsByRole, Contributions),
    // Signing in and out, sessions, and access control.
    { provide: SignInAttempts, useClass: PostgresSignInAttempts },
    provide(CheckPassword, PasswordHasher, SignInAttempts),
    provide(SignIn, AccountsByRole, CheckPassword, PasswordHasher, SecondStep, SignInAttempts),
    provide(CheckHolder, AccountsByRole, CheckPassword, SecondStep, SignInAttempts),
    { provide: AccountSessions, useClass: PostgresAccountSessions },
    provide(EndSessions, UseCaseContext, AccountSessions),
    { provide: APP_GUARD, useClass: AccessGuard },
    // After authentication, because it counts per caller.
    { provide: APP_GUARD, useClass: RateLimitGuard },
    Authentication,
    PasswordStrategy,
    KnownDevices,
    Sessions,
    contribute(JobHandler, SessionPruning, DataSource),
    UndeclaredRoutes,
    // Choosing, changing and resetting passwords.
    { provide: PasswordHasher, useClass: BcryptPasswordHasher },
    { provide: PasswordStrength, useClass: ZxcvbnPasswordStrength },
    {
      provide: PasswordPolicy,
      inject: [PasswordStrength],
      useFactory: (strength: PasswordStrength) => new PasswordPolicy(strength, site.brand),
    },
    provide(ChoosePassword, PasswordPolicy, PasswordHasher),
    { provide: PasswordResets, useClass: PostgresPasswordResets },
    provide(RequestPasswordReset, UseCaseContext, AccountsByRole, PasswordResets, LinkTokens, Mails),
    contribute(MailSource, PasswordMails, PasswordResets, AccountsByRole, LinkTokens),
    provide(ResetLinks, PasswordResets, AccountsByRole, LinkTokens),
    provide(UnlockAccount, SecondStep, SignInAttempts),
    provide(
      RedeemPasswordReset,
      UseCaseContext,
      ResetLinks,
      AccountsByRole,
      ChoosePassword,
      AccountEvents,
      UnlockAccount,
    ),
    provide(
      ChangePassword,
      UseCaseContext,
      AccountsByRole,
      CheckPassword,
      SignInAttempts,
      ChoosePassword,
      AccountEvents,
    ),
    // The effects of account events.
    { provide: CredentialsVersions, useClass: PostgresCredentialsVersions },
    provide(AccountEvents, UseCaseContext, CredentialsVersions, EndAccess, ReleaseStaffWork, Mails),
    provide(EndAccess, CredentialsVersions, AccountSessions, PasswordResets, ApiAccountAccess),
    provide(ReleaseStaffWork, StaffInvitations, StaffCalendars, Contributions),
    contribute(MailSource, AccountMails, AccountsByRole),
  ],
  exports: [
    AccountEvents,
    AccountSessions,
    AccountsByRole,
    ChangePassword,
    CheckHolder,
    ChoosePassword,
    EndSessions,
    PasswordHasher,
    PasswordPolicy,
    RedeemPasswordReset,
    RequestPasswordReset,
    Sessions,
  ],
})
export class AuthModule implements NestModule {
  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly accounts: AccountsByRole,
  ) {}

  // By now every module has its providers, so the start fails for a role without accounts.
  configure(consumer: MiddlewareConsumer): void {
    for (const role of ROLES)
      consumer
        .apply(roleSession(this.accounts.of(role), this.source, this.settings))
        .forRoutes(sessionRoutes(role));
  }
}
