import { EXPIRED_KEYS } from './postgres-idempotency.js';
import { Pruning } from '../jobs/pruning.job.js';

/** Stored responses hold personal data, so they are deleted as soon as they can no longer be repeated. */
export class IdempotencyKeyPruning extends Pruning {
  override readonly queue = 'prune-idempotency-keys';
  protected override readonly statements = [`delete from idempotency_keys as held where ${EXPIRED_KEYS}`];
}
