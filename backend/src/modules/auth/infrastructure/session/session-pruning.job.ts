import { Pruning } from '#platform/infrastructure/jobs/pruning.job.js';

// A tombstone outlives every request that could still hold the session.
const SESSIONS = `delete from sessions
  where idle_until < now() or expires_at < now() or ended_at < now() - interval '5 minutes'`;
const RESETS = 'delete from password_resets where expires_at < now()';
const ATTEMPTS = 'delete from sign_in_attempts where forget_at < now() and blocked_until < now()';

export class SessionPruning extends Pruning {
  override readonly queue = 'prune-sessions';
  protected override readonly statements = [SESSIONS, ATTEMPTS, RESETS];
}
