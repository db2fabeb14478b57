import { Pruning } from '../../jobs/pruning.job.js';
import { EXPIRED_COUNTS } from './shared-counts.js';

/** Counts name network addresses: they go when their window has ended. */
export class RateLimitPruning extends Pruning {
  override readonly queue = 'prune-rate-limits';
  protected override readonly statements = [EXPIRED_COUNTS];
}
