import { Pruning } from '#platform/infrastructure/jobs/pruning.job.js';

// A tombstone outlives every request that could still hold the session.
const SESSIONS = `delete from sessions
  where idle_until < now() or expires_at < now() or ended_at < now() - interval '5 minutes'`;
const RESETS = 'delete from password_resets where expires_at < now()';
const ATTEMPTS = 'delete from sign_in_attempts where forget_at < now() and blocked_until < now()';
// What became of them the activity log tells; whom it was about is known for a while.
const INVITATIONS = `delete from staff_invitations
  where coalesce(accepted_at, withdrawn_at, expires_at) < now() - interval '90 days'`;

export class SessionPruning extends Pruning {
  override readonly queue = 'prune-sessions';
  protected override readonly statements = [SESSIONS, ATTEMPTS, RESETS, INVITATIONS];
}
