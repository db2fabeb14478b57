import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { twoFactorKeys } from './two-factor-keys.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a stored app secret: nonce, tag, text. Only the account it was sealed for can open it. */
@Injectable()
export class SealedSecrets {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(settings: Settings) {
    this.keys = twoFactorKeys(settings, 'secrets');
  }

  seal(secret: string, account: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys[0], nonce).setAAD(Buffer.from(account));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws if it was sealed for another account, under a pepper that is no longer set, or was changed. */
  open(sealed: Buffer, account: string): string {
    const secret = this.keys.map((key) => opened(sealed, account, key)).find((text) => text !== null);
    if (secret == null) throw new Error(`The two-step secret of ${account} cannot be decrypted`);
    return secret;
  }

  /** Sealed under the current pepper; null if it already is. */
  sealAgain(sealed: Buffer, account: string): Buffer | null {
    if (opened(sealed, account, this.keys[0]) !== null) return null;
    return this.seal(this.open(sealed, account), account);
  }
}

/** Null if it was sealed for another account, with another key, or was changed. */
const opened = (sealed: Buffer, account: string, key: Buffer): string | null => {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(account))
    .setAuthTag(tag);
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};
