import { Global, Module } from '@nestjs/common';
import { AccountEvents, AccountsByRole, CheckHolder, SecondStep } from '#modules/auth/public.js';
import { AuthModule } from '#modules/auth/wiring.js';
import { Settings } from '#config/settings.js';
import { site } from '#config/site.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { BeginTwoFactor } from './application/begin-two-factor.js';
import { CheckCode } from './application/check-code.js';
import { OneTimeCodes } from './application/one-time-codes.js';
import { RecoveryCodes } from './application/recovery-codes.js';
import { RenewRecoveryCodes } from './application/renew-recovery-codes.js';
import { ResetTwoFactor } from './application/reset-two-factor.js';
import { TurnOffTwoFactor } from './application/turn-off-two-factor.js';
import { TurnOnTwoFactor } from './application/turn-on-two-factor.js';
import { TwoFactorPolicy } from './application/two-factor-policy.js';
import { TwoFactors } from './application/two-factors.js';
import { CodeSecondStep } from './infrastructure/auth/code-second-step.js';
import { TwoFactorController } from './infrastructure/http/two-factor.controller.js';
import { PostgresTwoFactors } from './infrastructure/persistence/postgres-two-factors.js';
import { OtpauthOneTimeCodes } from './infrastructure/otpauth-one-time-codes.js';
import { RandomRecoveryCodes } from './infrastructure/random-recovery-codes.js';
import { SealedSecrets } from './infrastructure/sealed-secrets.js';

/** The second step of a sign-in. Global, because sign-in uses its port. */
@Global()
@Module({
  imports: [AuthModule],
  controllers: [TwoFactorController],
  providers: [
    SealedSecrets,
    { provide: SecondStep, useClass: CodeSecondStep },
    { provide: TwoFactors, useClass: PostgresTwoFactors },
    { provide: OneTimeCodes, useFactory: () => new OtpauthOneTimeCodes(site.brand) },
    { provide: RecoveryCodes, useClass: RandomRecoveryCodes },
    {
      provide: TwoFactorPolicy,
      inject: [TwoFactors, Settings],
      useFactory: (twoFactors: TwoFactors, { adminTwoFactor }: Settings) =>
        new TwoFactorPolicy(twoFactors, adminTwoFactor === 'required'),
    },
    provide(CheckCode, UseCaseContext, TwoFactors, OneTimeCodes, RecoveryCodes, AccountEvents),
    provide(BeginTwoFactor, CheckHolder, TwoFactors, OneTimeCodes),
    provide(TurnOnTwoFactor, UseCaseContext, TwoFactors, OneTimeCodes, RecoveryCodes, AccountEvents),
    provide(TurnOffTwoFactor, UseCaseContext, TwoFactorPolicy, CheckHolder, AccountEvents, TwoFactors),
    provide(RenewRecoveryCodes, UseCaseContext, CheckHolder, AccountEvents, TwoFactors, RecoveryCodes),
    provide(ResetTwoFactor, UseCaseContext, AccountsByRole, AccountEvents, TwoFactors),
  ],
  exports: [ResetTwoFactor, SecondStep],
})
export class TwoFactorModule {}
