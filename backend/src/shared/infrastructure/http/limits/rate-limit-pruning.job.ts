import { Injectable } from '@nestjs/common';
import { Pruning } from '../../jobs/pruning.job.js';
import { EXPIRED_COUNTS } from './shared-counts.js';

/** Counts name network addresses: they go when their window has ended. */
@Injectable()
export class RateLimitPruning extends Pruning {
  override readonly queue = 'prune-rate-limits';
  protected override readonly statements = [EXPIRED_COUNTS];
}
