import { escapeIdentifier, type ClientBase } from 'pg';
import type { Sequence } from './manifest.js';

/** A table with its stored columns, in order. */
export interface TableFacts {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Values as text with the same meaning on every server, and rows in storage order. */
export const STABLE_TEXT = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local client_encoding = 'UTF8';
  set local synchronize_seqscans = off;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

const TABLES = `
  select relname as name,
    array(select attname::text from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1) order by relname`;

/** The tables of the schema public, except the named ones, by name. */
export const tablesOf = async (client: ClientBase, except: readonly string[]): Promise<TableFacts[]> =>
  (await client.query<TableFacts>(TABLES, [except])).rows;

const SEQUENCES = `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`;

export const sequencesOf = async (client: ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(SEQUENCES);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<Omit<Sequence, 'name'>>(
      ['select last_value::text as "lastValue", is_called as "isCalled" from', escapeIdentifier(name)].join(
        ' ',
      ),
    );
    sequences.push(...values.map((value) => ({ name, ...value })));
  }
  return sequences;
};

const listOf = (names: readonly string[]): string => names.map(escapeIdentifier).join(', ');

export const copyOut = ({ name, columns }: TableFacts): string =>
  `copy ${escapeIdentifier(name)} (${listOf(columns)}) to stdout`;

export const copyIn = ({ name, columns }: TableFacts): string =>
  `copy ${escapeIdentifier(name)} (${listOf(columns)}) from stdin`;

export const lockForReading = (tables: readonly TableFacts[]): string =>
  `lock table ${listOf(tables.map(({ name }) => name))} in access share mode`;

export const emptyTables = (tables: readonly TableFacts[]): string =>
  `truncate ${listOf(tables.map(({ name }) => name))}`;
