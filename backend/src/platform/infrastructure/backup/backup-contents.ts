/**
 * Tables whose content is not part of a backup. Sessions, reset links and invitations are void after a restore, counts
 * of requests belong to the running server, and marks are written by the migrations themselves.
 */
export const NOT_IN_BACKUP: readonly string[] = [
  'migration_marks',
  'password_resets',
  'rate_limits',
  'sessions',
  'staff_invitations',
];

export const MIGRATIONS_TABLE = 'migrations';
