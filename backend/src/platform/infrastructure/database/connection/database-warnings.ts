import type { EntityManager } from 'typeorm';

interface Facts {
  readonly fsync: string;
  readonly synchronous_commit: string;
  readonly full_page_writes: string;
  readonly superuser: boolean;
}

/** Server settings that put data at risk, one sentence each. Throws when the server cannot be queried. */
export const databaseWarnings = async (manager: EntityManager): Promise<string[]> => {
  const [facts] = await manager.query<Facts[]>(`
    select current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes,
      (select rolsuper from pg_roles where rolname = current_user) as superuser`);
  if (!facts) return [];
  const warnings: readonly [boolean, string][] = [
    [facts.fsync !== 'on', 'fsync is off: a crash can destroy the database'],
    [facts.synchronous_commit === 'off', 'synchronous_commit is off: a crash loses saved work'],
    [facts.full_page_writes !== 'on', 'full_page_writes is off: a crash can destroy the database'],
    [facts.superuser, 'the database role is a superuser: create a separate role for the application'],
  ];
  return warnings.filter(([applies]) => applies).map(([, sentence]) => sentence);
};
