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
import { AdminRepository } from './application/admin.repository.js';
import { CreateAdmin } from './application/create-admin.js';
import { CreateFirstAdmin } from './application/create-first-admin.js';
import { FindAdmin } from './application/find-admin.js';
import { PasswordHasher } from './application/password-hasher.js';
import { SignInAdmin } from './application/sign-in-admin.js';
import { SignInAttempts } from './application/sign-in-attempts.js';
import { PasswordPolicy } from './domain/password-policy.js';
import { BcryptPasswordHasher } from './infrastructure/bcrypt-password-hasher.js';
import { AccessGuard } from './infrastructure/http/access.guard.js';
import { AdminPasswordStrategy } from './infrastructure/http/admin-password.strategy.js';
import { AdminSessionController } from './infrastructure/http/admin-session.controller.js';
import { KnownDevice } from './infrastructure/http/known-device.js';
import { adminSchema } from './infrastructure/persistence/admin.schema.js';
import { PostgresChangeHistory } from './infrastructure/persistence/postgres-change-history.js';
import { PostgresSignInAttempts } from './infrastructure/persistence/postgres-sign-in-attempts.js';
import { TypeOrmAdminRepository } from './infrastructure/persistence/typeorm-admin.repository.js';
import { roleSession } from './infrastructure/session/role-session.js';
import { SessionPruning } from './infrastructure/session/session-pruning.js';
import { adminSessions } from './infrastructure/session/session-role.js';

const SHORTEST_ADMIN_PASSWORD = 12;

/** Sign-in, sessions, and who may call what. */
@Module({
  imports: [PassportModule, TypeOrmModule.forFeature([adminSchema])],
  controllers: [AdminSessionController],
  providers: [
    { provide: AdminRepository, useClass: TypeOrmAdminRepository },
    { provide: PasswordHasher, useClass: BcryptPasswordHasher },
    { provide: SignInAttempts, useClass: PostgresSignInAttempts },
    { provide: PasswordPolicy, useValue: new PasswordPolicy(SHORTEST_ADMIN_PASSWORD, site.brand) },
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
    provide(FindAdmin, AdminRepository),
    provide(SignInAdmin, AdminRepository, PasswordHasher, SignInAttempts),
    { provide: ChangeHistory, useClass: PostgresChangeHistory },
    { provide: APP_GUARD, useClass: AccessGuard },
    AdminPasswordStrategy,
    KnownDevice,
    SessionPruning,
  ],
  exports: [ChangeHistory, CreateAdmin, CreateFirstAdmin],
})
export class AuthModule implements NestModule {
  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
  ) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(roleSession(adminSessions, this.source, this.settings)).forRoutes(adminSessions.routes);
  }
}
