/** The codes that an authenticator app makes of a secret and the time (RFC 6238): six digits, a new one every 30 seconds. */
export abstract class OneTimeCodes {
  /** In base32, as people type it. */
  abstract newSecret(): string;
  /** The otpauth:// address by which an app takes the secret; `holder` is what it calls the account. */
  abstract uri(secret: string, holder: string): string;
  /**
   * The step, counted in half minutes since 1970, that the digits belong to at this time or one step around it;
   * null when they belong to none of the three.
   */
  abstract stepOf(secret: string, digits: string, at: Date): number | null;
}
