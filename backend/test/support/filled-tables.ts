import type { DataSource } from 'typeorm';

interface Column {
  readonly name: string;
  readonly type: string;
  /** The first value that its table's check allows. */
  readonly allowed: string | null;
  /** The referenced table. */
  readonly target: string | null;
  readonly targetColumn: string | null;
}

const EMPTY = `
  select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace
    and (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text = '0'
  order by relname`;

const COLUMNS = `
  select attname as name, typname as type,
    (select (regexp_match(pg_get_constraintdef(c.oid), 'ARRAY\\[(''[^'']*''::text)'))[1] from pg_constraint c
      where c.conrelid = attrelid and c.contype = 'c' and c.conkey = array[attnum] limit 1) as allowed,
    reference.confrelid::regclass::text as target,
    (select other.attname from pg_attribute other where other.attrelid = reference.confrelid and other.attnum = reference.key)
      as "targetColumn"
  from pg_attribute join pg_type on pg_type.oid = atttypid
  left join lateral (
    select confrelid, confkey[array_position(conkey, attnum)] as key from pg_constraint
    where conrelid = attrelid and contype = 'f' and attnum = any (conkey) limit 1) reference on true
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  order by attnum`;

/** A value of each type with characters that are easily lost: quotes, line breaks, backslashes, umlauts. */
const VALUES: Readonly<Record<string, string>> = {
  bool: 'true',
  bytea: String.raw`'\x00ff5c6e0a'::bytea`,
  date: "'2026-02-28'::date",
  float8: '0.1',
  int2: '7',
  int4: '7',
  int8: '9007199254740993',
  jsonb: String.raw`'{"a": "Zoë \"quoted\"", "b": [1.50, null]}'::jsonb`,
  numeric: '12345678901234567890.0100',
  text: String.raw`E'Zo\u00eb O''Brien\nline\ttab \\N back\\slash'`,
  timestamptz: "'2026-10-25 01:30:00.123456+01'::timestamptz",
  uuid: 'gen_random_uuid()',
  varchar: "'short'",
  _text: `array['one', 'two, "three"', null]`,
  xid8: 'pg_current_xact_id()',
};

/** Values that the tables' rules dictate. */
type Choices = Readonly<Record<string, string>>;

/** Adds a row to every empty table, with a value in every column. Returns these tables. */
export const fillEmptyTables = async (source: DataSource, choices: Choices): Promise<string[]> => {
  const filled: string[] = [];
  const left = await source.query<{ name: string }[]>(EMPTY);
  const fill = async (table: string, waiting: readonly string[]): Promise<void> => {
    if (filled.includes(table) || waiting.includes(table)) return;
    const columns = await source.query<Column[]>(COLUMNS, [table]);
    for (const { target } of columns)
      if (target !== null && left.some(({ name }) => name === target))
        await fill(target, [...waiting, table]);
    const values = columns.map(({ name, type, allowed, target, targetColumn }) => {
      const found = target === null ? null : `(select ${targetColumn} from ${target} limit 1)`;
      const value = choices[`${table}.${name}`] ?? found ?? allowed ?? VALUES[type];
      if (value === undefined) throw new Error(`No value for ${table}.${name} of the type ${type}`);
      return value;
    });
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const statement = `insert into ${table} (${names}) select ${values.join(', ')}`;
    await source.query(statement).catch((failure: unknown) => {
      throw new Error(`Cannot fill ${table}: ${(failure as Error).message}`);
    });
    filled.push(table);
  };
  for (const { name } of left) await fill(name, []);
  return filled;
};
