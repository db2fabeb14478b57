import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Settings } from '#config/settings.js';
import { ChangeHistory } from '#shared/application/change-history.js';
import { MailModule } from '#modules/mail/public.js';
import { AccountEvents } from './application/account-events.js';
import { AccountSessions } from './application/account-sessions.js';
import { ChangePassword } from './application/change-password.js';
import { CheckHolder } from './application/check-holder.js';
import { ChoosePassword } from './application/choose-password.js';
import { CreateAdmin } from './application/create-admin.js';
import { CreateFirstAdmin } from './application/create-first-admin.js';
import { EndSessions } from './application/end-sessions.js';
import { RedeemPasswordReset } from './application/redeem-password-reset.js';
import { RequestPasswordReset } from './application/request-password-reset.js';
import { AccountsByRole } from './application/role-accounts.js';
import { adminSchema } from './infrastructure/persistence/admin.schema.js';
import { staffInvitationTable } from './infrastructure/persistence/staff-invitation-table.js';
import { sessionRoutes } from './infrastructure/session/role-paths.js';
import { roleSession } from './infrastructure/session/role-session.js';
import { Sessions } from './infrastructure/session/sessions.js';
import { accountEvents } from './parts/account-events.js';
import { accounts } from './parts/accounts.js';
import { passwords } from './parts/passwords.js';
import { signIn } from './parts/sign-in.js';
import { staff } from './parts/staff.js';

const PARTS = [accounts, signIn, passwords, accountEvents, staff];

/** Sign-in, sessions, and who may call what. */
@Module({
  imports: [MailModule, PassportModule, TypeOrmModule.forFeature([adminSchema, staffInvitationTable])],
  controllers: PARTS.flatMap(({ controllers }) => controllers),
  providers: PARTS.flatMap(({ providers }) => providers),
  exports: [
    AccountEvents,
    AccountSessions,
    AccountsByRole,
    ChangeHistory,
    ChangePassword,
    CheckHolder,
    ChoosePassword,
    CreateAdmin,
    CreateFirstAdmin,
    EndSessions,
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

  // By now every module has its providers, and so every role its accounts.
  configure(consumer: MiddlewareConsumer): void {
    for (const accounts of this.accounts.all)
      consumer
        .apply(roleSession(accounts, this.source, this.settings))
        .forRoutes(sessionRoutes(accounts.role));
  }
}
