import { Injectable } from '@nestjs/common';
import type { Role, SecondStep } from '#modules/auth/public.js';
import { CheckCode } from '../../application/check-code.js';
import { TwoFactorPolicy } from '../../application/two-factor-policy.js';
import { TwoFactors } from '../../application/two-factors.js';

/** A code from an authenticator app, or a recovery code. */
@Injectable()
export class CodeSecondStep implements SecondStep {
  constructor(
    private readonly checkCode: CheckCode,
    private readonly policy: TwoFactorPolicy,
    private readonly twoFactors: TwoFactors,
  ) {}

  check(role: Role, accountId: string, code: string | undefined): Promise<'right' | 'wrong' | 'missing'> {
    return this.checkCode.execute(role, accountId, code);
  }

  async isOn(role: Role, accountId: string): Promise<boolean> {
    return (await this.twoFactors.secretOf(role, accountId)) !== null;
  }

  isRequired(role: Role, accountId: string): Promise<boolean> {
    return this.policy.isRequired(role, accountId);
  }

  async turnOff(role: Role, accountId: string): Promise<void> {
    await this.twoFactors.turnOff(role, accountId);
  }
}
