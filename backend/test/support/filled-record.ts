import { randomUUID } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';
import { registerEntries } from '#modules/people/domain/register.js';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** A reference to another table, which is filled separately or not at all. */
  readonly refers: boolean;
}

interface Link {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly key: string;
}

/** A word that no record contains by itself. */
export const CANARY = 'canary-7b1e4c';

/** Columns of fixed words, numbers and lender names, which no form fills with personal data. */
const impersonal = new Set(
  registerEntries.flatMap(([table, holding]) => holding.impersonal.map((column) => `${table}.${column}`)),
);
const wordOf = (table: string, column: string): string =>
  impersonal.has(`${table}.${column}`) ? 'word' : CANARY;

const columnsOf = (runner: QueryRunner, table: string): Promise<Column[]> =>
  runner.query(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
       column_default is not null as "hasDefault",
       exists (select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
         where contype = 'f' and conrelid = table_name::regclass and attname = column_name) as refers
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  ) as Promise<Column[]>;

const linksTo = (runner: QueryRunner, parent: string): Promise<Link[]> =>
  runner.query(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent, child.attname as column,
       key.attname as key
     from pg_constraint
     join pg_attribute as child on child.attrelid = conrelid and child.attnum = conkey[1]
     join pg_attribute as key on key.attrelid = confrelid and key.attnum = confkey[1]
     where contype = 'f' and confrelid = $1::regclass and cardinality(conkey) = 1 and conrelid <> confrelid`,
    [parent],
  ) as Promise<Link[]>;

/** The first value that a check allows for a column; null if there is no check. */
const allowedWord = async (runner: QueryRunner, table: string, column: string): Promise<string | null> => {
  const [row] = (await runner.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and conrelid = $1::regclass and pg_get_constraintdef(oid) ~ ('\\(' || $2 || ' = ANY')`,
    [table, column],
  )) as { definition: string }[];
  return row ? (/'([^']*)'/.exec(row.definition)?.[1] ?? null) : null;
};

const valueOf = async (
  runner: QueryRunner,
  table: string,
  { name, type, nullable, refers }: Column,
  figure = 1,
): Promise<unknown> => {
  // A dangling reference would fail at the row's next change.
  if (type === 'uuid') return refers && nullable ? null : randomUUID();
  const word = wordOf(table, name);
  if (type === 'text') return (await allowedWord(runner, table, name)) ?? `${word} ${randomUUID()}`;
  if (type === 'jsonb') return JSON.stringify({ note: word });
  if (type === 'ARRAY') return [word];
  if (type === 'bytea') return Buffer.from(`${word} ${randomUUID()}`);
  if (type === 'boolean') return false;
  if (type === 'date') return '2015-01-05';
  if (type.startsWith('timestamp')) return '2015-01-05T10:00:00Z';
  return figure;
};

/** Adds a row with the canary in every possible column. */
const insert = async (runner: QueryRunner, table: string, given: Readonly<Record<string, unknown>>) => {
  const columns = await columnsOf(runner, table);
  const write = async (chosen: readonly Column[], figure: number): Promise<Record<string, unknown>> => {
    const values: Record<string, unknown> = {};
    for (const column of chosen)
      values[column.name] = given[column.name] ?? (await valueOf(runner, table, column, figure));
    const names = Object.keys(values);
    const places = names.map((_, index) => `$${index + 1}`);
    await runner.query('savepoint filled');
    try {
      const [row] = (await runner.query(
        `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`,
        Object.values(values),
      )) as Record<string, unknown>[];
      return row ?? {};
    } catch (failure) {
      await runner.query('rollback to savepoint filled');
      throw failure;
    }
  };
  const least = columns.filter(
    ({ name, nullable, hasDefault }) => name in given || (!nullable && !hasDefault),
  );
  // Some tables' checks forbid 0, and others require it.
  return write(columns, 1)
    .catch(() => write(columns, 0))
    .catch(() => write(least, 1))
    .catch(() => write(least, 0));
};

/** Writes the canary to each column of a row separately, if its checks allow it. */
const typeCanary = async (runner: QueryRunner, table: string, key: string, id: unknown): Promise<void> => {
  for (const column of await columnsOf(runner, table)) {
    if (!['text', 'jsonb', 'ARRAY', 'bytea'].includes(column.type) || column.name === key) continue;
    if (impersonal.has(`${table}.${column.name}`)) continue;
    await runner.query('savepoint typed');
    await runner
      .query(`update ${table} set ${column.name} = $2 where ${key} = $1`, [
        id,
        await valueOf(runner, table, column),
      ])
      .catch(() => runner.query('rollback to savepoint typed'));
  }
};

/**
 * A record with a row in every table that refers to it, directly or indirectly, and the canary in every text. Finds
 * the tables in the schema, so that new ones are included. `stopAt` are independent records.
 */
export const fillRecord = async (
  source: DataSource,
  table: string,
  id: string,
  stopAt: readonly string[] = [],
): Promise<readonly string[]> => {
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  try {
    // Triggers and foreign keys would require complete cases.
    await runner.query(`set local session_replication_role = replica`);
    const filled: string[] = [];
    const known = new Map<string, Record<string, unknown>>();
    /** Rows refer to the record through every possible path. */
    const linked = async (child: string): Promise<Record<string, unknown>> => {
      const links = await Promise.all([...known.keys()].map((parent) => linksTo(runner, parent)));
      const own = links.flat().filter((link) => link.child === child);
      return Object.fromEntries(own.map(({ column, parent, key }) => [column, known.get(parent)?.[key]]));
    };
    const fillBelow = async (parent: string, row: Record<string, unknown>): Promise<void> => {
      for (const { child, column, key } of await linksTo(runner, parent)) {
        if (filled.includes(child) || stopAt.includes(child)) continue;
        filled.push(child);
        const [there] = (await runner.query(`select * from ${child} where ${column} = $1`, [
          row[key],
        ])) as Record<string, unknown>[];
        const below = there ?? (await insert(runner, child, await linked(child)));
        known.set(child, below);
        await typeCanary(runner, child, column, row[key]);
        await fillBelow(child, below);
      }
    };
    const [row] = (await runner.query(`select * from ${table} where id = $1`, [id])) as Record<
      string,
      unknown
    >[];
    known.set(table, row ?? {});
    await typeCanary(runner, table, 'id', id);
    await fillBelow(table, row ?? {});
    await runner.commitTransaction();
    return filled;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
};

/** Every table of the product and its jobs that contains the canary. */
export const tablesWithCanary = async (source: DataSource): Promise<readonly string[]> => {
  const tables = await source.query<{ name: string }[]>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  const hex = Buffer.from(CANARY).toString('hex');
  for (const { name } of tables) {
    const rows = await source.query<object[]>(
      `select from ${name} as held where held::text like $1 or held::text like $2 limit 1`,
      [`%${CANARY}%`, `%${hex}%`],
    );
    if (rows.length > 0) found.push(name.replace('public.', ''));
  }
  return found;
};
