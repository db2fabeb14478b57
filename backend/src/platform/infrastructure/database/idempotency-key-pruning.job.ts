import { EXPIRED_KEYS } from './postgres-idempotency.js';
import { Pruning } from '../jobs/pruning.job.js';

/** Answers hold what callers were told, so they are not kept for longer than they may be repeated. */
export class IdempotencyKeyPruning extends Pruning {
  override readonly queue = 'prune-idempotency-keys';
  protected override readonly statements = [`delete from idempotency_keys as held where ${EXPIRED_KEYS}`];
}
