import type { Role } from '#modules/auth/public.js';
import type { TwoFactorView, TwoFactors } from './two-factors.js';

/** The two-step sign-in of an account, and whether the operator requires it of its role. */
export interface TwoFactorUnderPolicy extends TwoFactorView {
  readonly required: boolean;
}

/** Whether two-step sign-in is mandatory for staff (`ADMIN_TWO_FACTOR`). */
export class TwoFactorPolicy {
  constructor(
    private readonly twoFactors: TwoFactors,
    private readonly requiredOfStaff: boolean,
  ) {}

  async view(role: Role, accountId: string): Promise<TwoFactorUnderPolicy> {
    return { ...(await this.twoFactors.view(role, accountId)), required: this.isRequiredFor(role) };
  }

  isRequiredFor(role: Role): boolean {
    return this.requiredOfStaff && role.twoFactor;
  }

  /** Whether the account has yet to set it up before it may do anything else. */
  async isRequired(role: Role, accountId: string): Promise<boolean> {
    return this.isRequiredFor(role) && (await this.twoFactors.secretOf(role, accountId)) === null;
  }
}
