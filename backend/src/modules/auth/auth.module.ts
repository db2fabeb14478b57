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
import { Ids } from '#shared/application/ids.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { provide } from '#shared/infrastructure/provide.js';
import { type AccountLookup, AccountLookups } from './application/account-lookup.js';
import { AdminAccounts } from './application/admin-accounts.js';
import { AdminRepository } from './application/admin.repository.js';
import { CreateAdmin } from './application/create-admin.js';
import { CreateFirstAdmin } from './application/create-first-admin.js';
import { PasswordHasher } from './application/password-hasher.js';
import { PasswordPolicy } from './application/password-policy.js';
import { PasswordStrength } from './application/password-strength.js';
import { SignIn } from './application/sign-in.js';
import { SignInAttempts } from './application/sign-in-attempts.js';
import { BcryptPasswordHasher } from './infrastructure/bcrypt-password-hasher.js';
import { AccessGuard } from './infrastructure/http/access.guard.js';
import { AdminSessionController } from './infrastructure/http/admin-session.controller.js';
import { Authentication } from './infrastructure/http/authentication.js';
import { PasswordStrategy } from './infrastructure/http/password.strategy.js';
import { UndeclaredRoutes } from './infrastructure/http/undeclared-routes.js';
import { adminSchema } from './infrastructure/persistence/admin.schema.js';
import { PostgresChangeHistory } from './infrastructure/persistence/postgres-change-history.js';
import { PostgresSignInAttempts } from './infrastructure/persistence/postgres-sign-in-attempts.js';
import { TypeOrmAdminRepository } from './infrastructure/persistence/typeorm-admin.repository.js';
import { KnownDevices } from './infrastructure/session/known-devices.js';
import { sessionRoutes } from './infrastructure/session/role-paths.js';
import { roleSession } from './infrastructure/session/role-session.js';
import { SessionPruning } from './infrastructure/session/session-pruning.js';
import { Sessions } from './infrastructure/session/sessions.js';
import { ZxcvbnPasswordStrength } from './infrastructure/zxcvbn-password-strength.js';

/** Sign-in, sessions, and who may call what. */
@Module({
  imports: [PassportModule, TypeOrmModule.forFeature([adminSchema])],
  controllers: [AdminSessionController],
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
    { provide: ChangeHistory, useClass: PostgresChangeHistory },
    provide(AdminAccounts, AdminRepository),
    // One for each role that people can sign in to.
    {
      provide: AccountLookups,
      inject: [AdminAccounts],
      useFactory: (...lookups: AccountLookup[]) => new AccountLookups(lookups),
    },
    provide(SignIn, AccountLookups, PasswordHasher, SignInAttempts),
    { provide: APP_GUARD, useClass: AccessGuard },
    Authentication,
    PasswordStrategy,
    KnownDevices,
    Sessions,
    SessionPruning,
    UndeclaredRoutes,
  ],
  exports: [ChangeHistory, CreateAdmin, CreateFirstAdmin],
})
export class AuthModule implements NestModule {
  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly accounts: AccountLookups,
  ) {}

  configure(consumer: MiddlewareConsumer): void {
    for (const { role } of this.accounts.all)
      consumer.apply(roleSession(role, this.source, this.settings)).forRoutes(sessionRoutes(role));
  }
}
