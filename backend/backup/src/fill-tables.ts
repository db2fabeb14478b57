import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { escapeIdentifier, type ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { readArchive } from './archive.js';
import { BackupUnusable } from './backup-unusable.js';
import { ContentCount } from './count-rows.js';
import { tableOfPart, type Manifest, type TableContent } from './manifest.js';
import { copyIn, copyOut, emptyTables, STABLE_TEXT } from './table-facts.js';

export interface BackupFile {
  readonly path: string;
  readonly passphrase: string;
  /** The content that `checkBackup` found. */
  readonly manifest: Manifest;
}

/**
 * Replaces the rows of all tables from a backup, in the running transaction, and verifies every row against the
 * manifest. The schema must be that of the backup.
 * @throws BackupUnusable, after which the transaction must not commit
 */
export const fillTables = async (client: ClientBase, backup: BackupFile): Promise<void> => {
  const { tables, sequences } = backup.manifest;
  await client.query(STABLE_TEXT);
  const addReferences = await dropReferences(client);
  // Triggers maintain totals and forbid changes: their results are in the data already.
  await setTriggers(client, tables, 'disable');
  await client.query(emptyTables(tables));
  await copyAll(client, backup);
  for (const table of tables) await compare(client, table);
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [escapeIdentifier(name), lastValue, isCalled]);
  await setTriggers(client, tables, 'enable');
  for (const statement of addReferences) await client.query(statement);
};

interface Reference {
  readonly drop: string;
  readonly add: string;
}

const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "add"
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`;

/** Foreign keys can be circular, so no order of tables would work. Adding the constraints again checks each row. */
const dropReferences = async (client: ClientBase): Promise<string[]> => {
  const { rows } = await client.query<Reference>(REFERENCES);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
};

const setTriggers = async (
  client: ClientBase,
  tables: readonly TableContent[],
  state: 'enable' | 'disable',
): Promise<void> => {
  for (const { name } of tables)
    await client.query(['alter table', escapeIdentifier(name), state, 'trigger user'].join(' '));
};

const copyAll = async (client: ClientBase, { path, passphrase, manifest }: BackupFile): Promise<void> => {
  let filling = null as Filling | null;
  for await (const { name, content } of readArchive(path, passphrase)) {
    const table = manifest.tables.find((one) => one.name === tableOfPart(name));
    if (table === undefined) continue;
    if (filling?.table !== table) {
      await filling?.end();
      filling = new Filling(client, table);
    }
    await filling.add(content);
  }
  await filling?.end();
};

/** A COPY FROM in progress. */
class Filling {
  private readonly stream;
  private readonly ended: Promise<void>;

  constructor(
    client: ClientBase,
    readonly table: TableContent,
  ) {
    this.stream = client.query(copyFrom(copyIn(table)));
    this.ended = finished(this.stream);
    // Errors reach the caller that adds or ends.
    this.ended.catch(() => undefined);
  }

  async add(content: Buffer): Promise<void> {
    if (!this.stream.write(content)) await Promise.race([once(this.stream, 'drain'), this.ended]);
  }

  async end(): Promise<void> {
    this.stream.end();
    await this.ended;
  }
}

const compare = async (client: ClientBase, table: TableContent): Promise<void> => {
  const count = new ContentCount();
  for await (const chunk of client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>) count.add(chunk);
  const { rows, sha256 } = count.of(table);
  if (rows !== table.rows || sha256 !== table.sha256)
    throw new BackupUnusable(
      `The restored table ${table.name} differs from the backup: ${rows} rows instead of ${table.rows}, or other content`,
    );
};
