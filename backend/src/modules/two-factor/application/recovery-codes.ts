export interface IssuedRecoveryCode {
  /** As it is shown: 'k3f90-w2m1p'. */
  readonly code: string;
  readonly digest: string;
}

/** The codes for whoever has lost the app; only digests of them are kept. */
export abstract class RecoveryCodes {
  abstract issue(): readonly IssuedRecoveryCode[];
  /** Of a code in the spelling of `readCode`. */
  abstract digestOf(code: string): string;
}
