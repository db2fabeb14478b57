import type { Role } from '#modules/auth/public.js';

export interface TwoFactorView {
  readonly on: boolean;
  /** ISO 8601, UTC; null while it is off. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
}

/** Two-step sign-in of accounts: app secrets and unused recovery codes. */
export abstract class TwoFactors {
  abstract view(role: Role, accountId: string): Promise<TwoFactorView>;
  /** In base32; null while it is off. */
  abstract secretOf(role: Role, accountId: string): Promise<string | null>;
  /** Stores a secret that is not in force until turned on; replaces an earlier proposal. */
  abstract propose(role: Role, accountId: string, secret: string): Promise<void>;
  /** Locks and returns the proposed secret until the unit of work ends; null without one. */
  abstract proposed(role: Role, accountId: string): Promise<string | null>;
  /** Puts the proposed secret in force from the next step on, with exactly these recovery codes. */
  abstract turnOn(role: Role, accountId: string, step: number, digests: readonly string[]): Promise<void>;
  /** False if there was none. */
  abstract turnOff(role: Role, accountId: string): Promise<boolean>;
  /** False if this or a later step was used before: of two concurrent uses, one succeeds. */
  abstract useStep(role: Role, accountId: string, step: number): Promise<boolean>;
  /** `digests` are of one code. False if there is no such code, or it was used before. */
  abstract useRecoveryCode(role: Role, accountId: string, digests: readonly string[]): Promise<boolean>;
  abstract replaceRecoveryCodes(role: Role, accountId: string, digests: readonly string[]): Promise<void>;
}
