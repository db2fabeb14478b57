import { Settings } from '#config/settings.js';
import { site } from '#config/site.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AccountEvents } from '../application/account-events.js';
import { BeginTwoFactor } from '../application/begin-two-factor.js';
import { CheckCode } from '../application/check-code.js';
import { CheckHolder } from '../application/check-holder.js';
import { OneTimeCodes } from '../application/one-time-codes.js';
import { RecoveryCodes } from '../application/recovery-codes.js';
import { RenewRecoveryCodes } from '../application/renew-recovery-codes.js';
import { ResetTwoFactor } from '../application/reset-two-factor.js';
import { AccountsByRole } from '../application/role-accounts.js';
import { TurnOffTwoFactor } from '../application/turn-off-two-factor.js';
import { TurnOnTwoFactor } from '../application/turn-on-two-factor.js';
import { TwoFactorDuty } from '../application/two-factor-duty.js';
import { TwoFactors } from '../application/two-factors.js';
import { TwoFactorController } from '../infrastructure/http/two-factor.controller.js';
import { PostgresTwoFactors } from '../infrastructure/persistence/postgres-two-factors.js';
import { OtpauthOneTimeCodes } from '../infrastructure/two-factor/otpauth-one-time-codes.js';
import { RandomRecoveryCodes } from '../infrastructure/two-factor/random-recovery-codes.js';
import { SealedSecrets } from '../infrastructure/two-factor/sealed-secrets.js';
import type { AuthPart } from './auth-part.js';

/** The second step of a sign-in. */
export const twoFactor: AuthPart = {
  controllers: [TwoFactorController],
  providers: [
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
    provide(CheckCode, TwoFactors, OneTimeCodes, RecoveryCodes, AccountEvents, UnitOfWork, Clock),
    provide(BeginTwoFactor, CheckHolder, TwoFactors, OneTimeCodes),
    provide(TurnOnTwoFactor, TwoFactors, OneTimeCodes, RecoveryCodes, AccountEvents, UnitOfWork, Clock),
    provide(TurnOffTwoFactor, TwoFactorDuty, CheckHolder, TwoFactors, AccountEvents, UnitOfWork),
    provide(RenewRecoveryCodes, CheckHolder, TwoFactors, RecoveryCodes, AccountEvents, UnitOfWork),
    provide(ResetTwoFactor, AccountsByRole, TwoFactors, AccountEvents, UnitOfWork),
  ],
};
