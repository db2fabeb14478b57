import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import type { RecoveryCodes, IssuedRecoveryCode } from '../application/recovery-codes.js';
import { RECOVERY_CODES } from '../domain/two-factor.js';
import { twoFactorKeys } from './two-factor-keys.js';

/** Crockford's alphabet: without i, l, o and u, which are misread or form words. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;

const half = (): string =>
  Array.from({ length: HALF }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** 50 bits each: few enough to crack from a stolen table, so the digests are keyed. */
@Injectable()
export class RandomRecoveryCodes implements RecoveryCodes {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(settings: Settings) {
    this.keys = twoFactorKeys(settings, 'recovery-codes');
  }

  issue(): readonly IssuedRecoveryCode[] {
    return Array.from({ length: RECOVERY_CODES }, () => {
      const [first, second] = [half(), half()];
      return { code: `${first}-${second}`, digest: this.digestsOf(`${first}${second}`)[0] };
    });
  }

  digestsOf(code: string): readonly [string, ...string[]] {
    const [current, ...previous] = this.keys;
    return [digestOf(code, current), ...previous.map((key) => digestOf(code, key))];
  }
}

const digestOf = (code: string, key: Buffer): string =>
  createHmac('sha256', key).update(code).digest('base64url');
