export interface IssuedRecoveryCode {
  /** As displayed: 'k3f90-w2m1p'. */
  readonly code: string;
  readonly digest: string;
}

/** Codes for someone who has lost the app; only digests are stored. */
export abstract class RecoveryCodes {
  abstract issue(): readonly IssuedRecoveryCode[];
  /** For a code in the form of `readCode`: under the current pepper, then under each earlier one. */
  abstract digestsOf(code: string): readonly [string, ...string[]];
}
