import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '../application/one-time-codes.js';

/** The size of a secret in bytes: that of HMAC-SHA-1 (RFC 4226). */
const SECRET_BYTES = 20;
/** A phone's clock may be off by one step. */
const WINDOW = 1;

/** The kind of code that every authenticator app supports: SHA-1, six digits, 30 seconds. */
export class OtpauthOneTimeCodes implements OneTimeCodes {
  /** `issuer` is the site's name in apps. */
  constructor(private readonly issuer: string) {}

  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  uri(secret: string, holder: string): string {
    return this.codesOf(secret, holder).toString();
  }

  stepOf(secret: string, digits: string, at: Date): number | null {
    const codes = this.codesOf(secret);
    const timestamp = at.getTime();
    const distance = codes.validate({ token: digits, timestamp, window: WINDOW });
    return distance === null ? null : codes.counter({ timestamp }) + distance;
  }

  private codesOf(secret: string, label = ''): TOTP {
    return new TOTP({ issuer: this.issuer, label, secret: Secret.fromBase32(secret) });
  }
}
