import { site } from '#config/site.js';
import { Ids } from '#shared/application/ids.js';
import { LinkTokens } from '#shared/application/link-tokens.js';
import { Mails, MailSources } from '#shared/application/mails/mails.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AccountEvents } from '../application/account-events.js';
import { ChangePassword } from '../application/change-password.js';
import { CheckPassword } from '../application/check-password.js';
import { ChoosePassword } from '../application/choose-password.js';
import { PasswordHasher } from '../application/password-hasher.js';
import { PasswordMails } from '../application/password-mails.js';
import { PasswordPolicy } from '../application/password-policy.js';
import { PasswordResets } from '../application/password-resets.js';
import { PasswordStrength } from '../application/password-strength.js';
import { RedeemPasswordReset } from '../application/redeem-password-reset.js';
import { RequestPasswordReset } from '../application/request-password-reset.js';
import { AccountsByRole } from '../application/role-accounts.js';
import { SecondStep } from '../application/second-step.js';
import { SignInAttempts } from '../application/sign-in-attempts.js';
import { adminRole } from '../domain/role.js';
import { BcryptPasswordHasher } from '../infrastructure/bcrypt-password-hasher.js';
import { passwordResetsController } from '../infrastructure/http/password-resets.controller.js';
import { adminCalls } from '../infrastructure/http/role-calls.js';
import { PostgresPasswordResets } from '../infrastructure/persistence/postgres-password-resets.js';
import { ZxcvbnPasswordStrength } from '../infrastructure/zxcvbn-password-strength.js';
import type { AuthPart } from './auth-part.js';

/** Choosing, changing and forgetting passwords. */
export const passwords: AuthPart = {
  controllers: [passwordResetsController(adminRole, adminCalls)],
  providers: [
    { provide: PasswordHasher, useClass: BcryptPasswordHasher },
    { provide: PasswordStrength, useClass: ZxcvbnPasswordStrength },
    {
      provide: PasswordPolicy,
      inject: [PasswordStrength],
      useFactory: (strength: PasswordStrength) => new PasswordPolicy(strength, site.brand),
    },
    provide(ChoosePassword, PasswordPolicy, PasswordHasher),
    { provide: PasswordResets, useClass: PostgresPasswordResets },
    provide(RequestPasswordReset, AccountsByRole, PasswordResets, LinkTokens, UnitOfWork, Mails, Ids),
    provide(PasswordMails, MailSources, PasswordResets, AccountsByRole, LinkTokens),
    provide(
      RedeemPasswordReset,
      PasswordResets,
      AccountsByRole,
      LinkTokens,
      ChoosePassword,
      AccountEvents,
      SecondStep,
      SignInAttempts,
      UnitOfWork,
    ),
    provide(
      ChangePassword,
      AccountsByRole,
      CheckPassword,
      SignInAttempts,
      ChoosePassword,
      AccountEvents,
      UnitOfWork,
    ),
  ],
};
