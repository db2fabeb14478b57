import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Fingerprints } from '../application/erasure/fingerprints.js';

const LENGTH = 32;

@Injectable()
export class Sha256Fingerprints implements Fingerprints {
  of(text: string): string {
    return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
  }
}
