import { emptying } from '../../../backend/test/support/empty-tables';

type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

/** Where the rows of a first start are stored, one table for each table. */
const KEPT = 'first_state';

/** Tables whose version may rise, but never fall. */
const PANEL = 'lender_panel';

/** Stores a database's content for restoring. */
export const keepFirstState = async (ask: Ask): Promise<void> => {
  await ask(`create schema ${KEPT}`);
  const names = await tablesIn(ask, 'public');
  await ask(names.map((name) => `create table ${KEPT}.${name} as table public.${name}`).join(';'));
};

/** Restores it, including jobs, despite running jobs and requests. */
export const restoreFirstState = async (ask: Ask): Promise<void> => {
  const names = await tablesIn(ask, KEPT);
  await ask(`
    begin;
    -- The rows fit together already: no trigger and no foreign key has to see to it again.
    set local session_replication_role = replica;
    ${emptying(...names, 'pgboss.job')};
    ${names.map((name) => `insert into public.${name} table ${KEPT}.${name};`).join('\n')}
    update ${PANEL} set version = version + 1;
    commit`);
};

const tablesIn = async (ask: Ask, schema: string): Promise<string[]> => {
  const tables = await ask(
    `select tablename as name from pg_tables where schemaname = '${schema}' and tablename not in ('${PANEL}', 'migrations')`,
  );
  return tables.map(({ name }) => String(name));
};
