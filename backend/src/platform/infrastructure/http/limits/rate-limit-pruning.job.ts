import { Pruning } from '../../jobs/pruning.job.js';
import { EXPIRED_COUNTS } from './shared-counts.js';

/** Keys contain network addresses, so they are deleted when their window ends. */
export class RateLimitPruning extends Pruning {
  override readonly queue = 'prune-rate-limits';
  protected override readonly statements = [EXPIRED_COUNTS];
}
