import { Injectable } from '@nestjs/common';
import { Pruning } from '../database/pruning.js';
import { EXPIRED_COUNTS } from './postgres-counter.js';

/** Counts name network addresses: they go when their window has ended. */
@Injectable()
export class RateLimitPruning extends Pruning {
  protected override readonly statements = [EXPIRED_COUNTS];
}
