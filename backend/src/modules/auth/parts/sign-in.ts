import { APP_GUARD } from '@nestjs/core';
import { ActivityLog } from '#shared/application/activity-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { RateLimitGuard } from '#shared/infrastructure/http/limits/rate-limit.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AccountSessions } from '../application/account-sessions.js';
import { CheckHolder } from '../application/check-holder.js';
import { CheckPassword } from '../application/check-password.js';
import { EndSessions } from '../application/end-sessions.js';
import { PasswordHasher } from '../application/password-hasher.js';
import { AccountsByRole } from '../application/role-accounts.js';
import { SecondStep } from '../application/second-step.js';
import { SignInAttempts } from '../application/sign-in-attempts.js';
import { SignIn } from '../application/sign-in.js';
import { adminRole } from '../domain/role.js';
import { AccessGuard } from '../infrastructure/http/access.guard.js';
import { accountController } from '../infrastructure/http/account.controller.js';
import { AdminSessionController } from '../infrastructure/http/admin-session.controller.js';
import { Authentication } from '../infrastructure/http/authentication.js';
import { PasswordStrategy } from '../infrastructure/http/password.strategy.js';
import { adminCalls } from '../infrastructure/http/role-calls.js';
import { signOutController } from '../infrastructure/http/sign-out.controller.js';
import { UndeclaredRoutes } from '../infrastructure/http/undeclared-routes.js';
import { PostgresSignInAttempts } from '../infrastructure/persistence/postgres-sign-in-attempts.js';
import { KnownDevices } from '../infrastructure/session/known-devices.js';
import { PostgresAccountSessions } from '../infrastructure/session/postgres-account-sessions.js';
import { SessionPruning } from '../infrastructure/session/session-pruning.js';
import { Sessions } from '../infrastructure/session/sessions.js';
import type { AuthPart } from './auth-part.js';

/** Signing in and out, sessions, and who may call what. */
export const signIn: AuthPart = {
  controllers: [
    AdminSessionController,
    signOutController(adminRole, adminCalls),
    accountController(adminRole, adminRole.area, adminCalls),
  ],
  providers: [
    { provide: SignInAttempts, useClass: PostgresSignInAttempts },
    provide(CheckPassword, PasswordHasher, SignInAttempts),
    provide(SignIn, AccountsByRole, CheckPassword, SecondStep, SignInAttempts),
    provide(CheckHolder, AccountsByRole, CheckPassword, SecondStep, SignInAttempts),
    { provide: AccountSessions, useClass: PostgresAccountSessions },
    provide(EndSessions, AccountSessions, ActivityLog, UnitOfWork),
    { provide: APP_GUARD, useClass: AccessGuard },
    // After it, because it counts for whoever calls.
    { provide: APP_GUARD, useClass: RateLimitGuard },
    Authentication,
    PasswordStrategy,
    KnownDevices,
    Sessions,
    SessionPruning,
    UndeclaredRoutes,
  ],
};
