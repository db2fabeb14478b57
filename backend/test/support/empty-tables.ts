import type { DataSource } from 'typeorm';

/**
 * SQL that empties tables and those that refer to them during jobs and requests. It takes all locks or none and
 * never sleeps with a lock, so it cannot deadlock.
 */
export const emptying = (...tables: readonly string[]): string => `
  do $$
  declare emptied text;
  begin
    with recursive related (id) as (
      select unnest('{${tables.join(',')}}'::regclass[])
      union
      select conrelid::regclass from related join pg_constraint on confrelid = related.id and contype = 'f'
    )
    select string_agg(id::text, ', ') into emptied from related;
    loop
      begin
        execute 'lock table ' || emptied || ' in access exclusive mode nowait';
        exit;
      exception when lock_not_available then
        perform pg_sleep(0.01);
      end;
    end loop;
    execute 'truncate ' || emptied;
  end $$`;

/** The product itself never deletes lines of the commission ledger. */
export const emptyLedger = async (source: DataSource): Promise<void> => {
  const runner = source.createQueryRunner();
  await runner.query('set session_replication_role = replica');
  await runner.query('with entries as (delete from commission_entries) select');
  await runner.query('reset session_replication_role');
  await runner.release();
};
