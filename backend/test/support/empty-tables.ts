/**
 * The statement that empties tables, and the tables that refer to them, while jobs and requests work on them. It takes
 * all locks or none and sleeps only while it holds none, so it can never be part of a deadlock.
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
