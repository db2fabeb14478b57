import { BackupUnusable } from '@funding-broker/backup/backup-unusable.js';
import { PostgresUnusable } from '@funding-broker/embedded-postgres/postgres-unusable.js';
import { WrongSetting } from '#config/wrong-setting.js';
import { DomainError } from '#kernel/errors.js';
import { DatabaseUnusable } from '../database/connection/database-server.js';

/** What to print when a start or a command fails: one sentence for what a person can fix, else the stack. */
export const explainFailure = (failure: unknown): string => {
  if (!(failure instanceof Error)) return String(failure);
  const { code, port, setting = 'PORT' } = failure as { code?: string; port?: number; setting?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is already in use. Stop the process that uses it, or set ${setting}`;
  if (code === 'EACCES' && port)
    return `This account may not listen on port ${port}. Set ${setting} to 1024 or above`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST must be an address of this machine';
  const known = [WrongSetting, BackupUnusable, PostgresUnusable, DatabaseUnusable, DomainError].some(
    (type) => failure instanceof type,
  );
  return known ? failure.message : (failure.stack ?? failure.message);
};
