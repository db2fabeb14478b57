import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReferralTokens } from '../application/referral-links/renew-referral-link.js';

const BYTES = 12;

@Injectable()
export class RandomReferralTokens implements ReferralTokens {
  next(): string {
    return randomBytes(BYTES).toString('base64url');
  }
}
