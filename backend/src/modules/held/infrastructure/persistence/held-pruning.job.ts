import { Pruning } from '#platform/infrastructure/jobs/pruning.job.js';

/** What nobody released is spam after a while. The privacy page states how long it is kept. */
export class HeldPruning extends Pruning {
  override readonly queue = 'prune-held-submissions';
  protected override readonly statements = [
    `delete from held_submissions where created_at < now() - interval '30 days'`,
  ];
}
