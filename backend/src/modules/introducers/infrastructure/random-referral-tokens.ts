import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ReferralTokens } from '../application/referral-tokens.js';

const BYTES = 12;

@Injectable()
export class RandomReferralTokens extends ReferralTokens {
  override next(): string {
    return randomBytes(BYTES).toString('base64url');
  }
}
