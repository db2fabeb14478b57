import { Pruning } from '#platform/infrastructure/jobs/pruning.job.js';

// The activity log has what happened to them; whom they were for is known for a while.
const INVITATIONS = `delete from staff_invitations
  where coalesce(accepted_at, withdrawn_at, expires_at) < now() - interval '90 days'`;

export class StaffInvitationPruning extends Pruning {
  override readonly queue = 'prune-staff-invitations';
  protected override readonly statements = [INVITATIONS];
}
