/** Authenticator app codes (RFC 6238): six digits from a secret and the time, new every 30 seconds. */
export abstract class OneTimeCodes {
  /** In base32, as people type it. */
  abstract newSecret(): string;
  /** The otpauth:// URI for an app; `holder` is the account's name in it. */
  abstract uri(secret: string, holder: string): string;
  /** The 30-second step since 1970 of these digits, now or one step around it; null if they match none. */
  abstract stepOf(secret: string, digits: string, at: Date): number | null;
}
