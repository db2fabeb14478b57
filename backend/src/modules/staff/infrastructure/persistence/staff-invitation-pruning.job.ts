import { Pruning } from '#platform/infrastructure/jobs/pruning.job.js';

// Deletes old invitations: the activity log keeps what happened to them.
const INVITATIONS = `delete from staff_invitations
  where coalesce(accepted_at, withdrawn_at, expires_at) < now() - interval '90 days'`;

export class StaffInvitationPruning extends Pruning {
  override readonly queue = 'prune-staff-invitations';
  protected override readonly statements = [INVITATIONS];
}
