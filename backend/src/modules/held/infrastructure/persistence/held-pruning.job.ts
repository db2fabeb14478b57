import { Pruning } from '#platform/infrastructure/jobs/pruning.job.js';

/** Deletes held submissions that were not released. The privacy page states the period. */
export class HeldPruning extends Pruning {
  override readonly queue = 'prune-held-submissions';
  protected override readonly statements = [
    `delete from held_submissions where created_at < now() - interval '30 days'`,
  ];
}
