import type { Role } from '../domain/role.js';
import type { TwoFactors } from './two-factors.js';

/** Whether the operator asks staff for two-step sign-in. */
export class TwoFactorDuty {
  constructor(
    private readonly twoFactors: TwoFactors,
    private readonly askedOfStaff: boolean,
  ) {}

  asks(role: Role): boolean {
    return this.askedOfStaff && role.twoFactor;
  }

  /** Whether the account has yet to set it up before it may do anything else. */
  async isOwed(role: Role, accountId: string): Promise<boolean> {
    return this.asks(role) && (await this.twoFactors.secretOf(role, accountId)) === null;
  }
}
