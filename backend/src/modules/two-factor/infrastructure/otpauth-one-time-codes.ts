import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '../application/one-time-codes.js';

/** How many bytes a secret has: as many as the HMAC-SHA-1 beneath it (RFC 4226). */
const SECRET_BYTES = 20;
/** A phone's clock may be off by one step. */
const WINDOW = 1;

/** The one kind of code that every authenticator app makes: SHA-1, six digits, 30 seconds. */
export class OtpauthOneTimeCodes implements OneTimeCodes {
  /** `issuer` is what apps call the site. */
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
