import type { Role } from '#modules/auth/public.js';

export interface TwoFactorView {
  readonly on: boolean;
  /** ISO 8601, UTC; null while it is off. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
}

/** The two-step sign-in of accounts: the secrets of their apps and what is left of their recovery codes. */
export abstract class TwoFactors {
  abstract view(role: Role, accountId: string): Promise<TwoFactorView>;
  /** In base32; null while it is off. */
  abstract secretOf(role: Role, accountId: string): Promise<string | null>;
  /** Keeps a secret that opens nothing until it is turned on; takes the place of an earlier one. */
  abstract propose(role: Role, accountId: string, secret: string): Promise<void>;
  /** The proposed secret, held against other calls until the end of the unit of work; null without one. */
  abstract proposed(role: Role, accountId: string): Promise<string | null>;
  /** Makes the proposed secret the one that counts, from the step after this one on, with these recovery codes alone. */
  abstract turnOn(role: Role, accountId: string, step: number, digests: readonly string[]): Promise<void>;
  /** False when there was none. */
  abstract turnOff(role: Role, accountId: string): Promise<boolean>;
  /** False when the step, or a later one, was taken before: of two who take it at the same moment, one does. */
  abstract useStep(role: Role, accountId: string, step: number): Promise<boolean>;
  /** False when there is no such code, or it was used before. */
  abstract useRecoveryCode(role: Role, accountId: string, digest: string): Promise<boolean>;
  abstract replaceRecoveryCodes(role: Role, accountId: string, digests: readonly string[]): Promise<void>;
}
