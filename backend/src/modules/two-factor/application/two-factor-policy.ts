import type { Role } from '#modules/auth/public.js';
import type { TwoFactors } from './two-factors.js';

/** Whether two-step sign-in is mandatory for staff (`ADMIN_TWO_FACTOR`). */
export class TwoFactorPolicy {
  constructor(
    private readonly twoFactors: TwoFactors,
    private readonly requiredOfStaff: boolean,
  ) {}

  isRequiredFor(role: Role): boolean {
    return this.requiredOfStaff && role.twoFactor;
  }

  /** Whether the account has yet to set it up before it may do anything else. */
  async isRequired(role: Role, accountId: string): Promise<boolean> {
    return this.isRequiredFor(role) && (await this.twoFactors.secretOf(role, accountId)) === null;
  }
}
