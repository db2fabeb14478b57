import type { Role } from '#modules/auth/public.js';
import type { TwoFactorView, TwoFactors } from './two-factors.js';

/** An account's two-step sign-in, and whether it is mandatory for its role. */
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

  /** Whether the account must set it up before anything else. */
  async isRequired(role: Role, accountId: string): Promise<boolean> {
    return this.isRequiredFor(role) && (await this.twoFactors.secretOf(role, accountId)) === null;
  }
}
