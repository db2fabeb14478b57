import type { Writable } from 'node:stream';
import { Client, type ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { writeArchive } from './archive.js';
import { BackupUnusable } from './backup-unusable.js';
import { ContentCount } from './count-rows.js';
import { FORMAT, MANIFEST, partName, type Manifest, type TableContent } from './manifest.js';
import {
  copyOut,
  lockForReading,
  sequencesOf,
  STABLE_TEXT,
  tablesOf,
  type TableFacts,
} from './table-facts.js';
import type { ArchivedFile } from './tar.js';

const PART_BYTES = 1_000_000;

export interface BackupOptions {
  /** The address of the database. */
  readonly url: string;
  readonly passphrase: string;
  /** The advisory lock that migrations hold: a backup waits for them. */
  readonly migrationLock: number;
  /** The table of applied migrations. Its names are in the manifest, and it is not copied. */
  readonly migrationsTable: string;
  /** Tables whose content is not part of a backup. */
  readonly except: readonly string[];
  /** Stored in the manifest, as JSON. */
  readonly notes: unknown;
}

/**
 * Writes a consistent snapshot while others continue to write. Reads each table once with about a megabyte in
 * memory. Resolves to the manifest.
 * @throws BackupUnusable, or the output's error
 */
export const writeBackup = async (options: BackupOptions, open: () => Writable): Promise<Manifest> => {
  const client = await connected(options.url);
  let manifest = null as Manifest | null;
  const files = async function* (): AsyncGenerator<ArchivedFile> {
    const { tables, ...facts } = await beginSnapshot(client, options);
    const written: TableContent[] = [];
    for (const table of tables) written.push(yield* partsOf(client, table));
    manifest = { format: FORMAT, ...facts, tables: written, notes: options.notes };
    yield { name: MANIFEST, content: Buffer.from(JSON.stringify(manifest, null, 1)) };
  };
  try {
    await writeArchive(open, options.passphrase, files());
  } finally {
    // An aborted COPY ends with its connection.
    await client.end().catch(() => undefined);
  }
  if (manifest === null) throw new BackupUnusable('The backup was not written to its end');
  return manifest;
};

const connected = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, application_name: 'backup', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Begins a snapshot transaction, with every table locked against schema changes. */
const beginSnapshot = async (client: ClientBase, options: BackupOptions) => {
  // While this other connection holds the lock, no migration starts; it waits for a running one. A
  // transaction-level lock works through connection poolers too.
  const gate = await connected(options.url);
  try {
    await gate.query('begin');
    await gate.query('select pg_advisory_xact_lock_shared($1)', [options.migrationLock]);
    const except = [...options.except, options.migrationsTable];
    const expected = await tablesOf(gate, except);
    if (expected.length === 0) throw new BackupUnusable('The database is empty: there is nothing to back up');
    await client.query('begin isolation level repeatable read read only');
    await client.query(STABLE_TEXT);
    // Before the first statement of the snapshot, so that no table changes in between.
    await client.query(lockForReading(expected));
    const takenAt = await client.query<{ at: Date }>('select now() as at');
    const migrations = await client.query<{ name: string }>(
      ['select name from', client.escapeIdentifier(options.migrationsTable), 'order by timestamp'].join(' '),
    );
    return {
      takenAt: takenAt.rows[0]?.at.toISOString() ?? '',
      migrations: migrations.rows.map(({ name }) => name),
      tables: await tablesOf(client, except),
      sequences: await sequencesOf(client),
    };
  } finally {
    await gate.end().catch(() => undefined);
  }
};

/** Copies a table's content in files of about a megabyte. Returns its totals. */
async function* partsOf(client: ClientBase, table: TableFacts): AsyncGenerator<ArchivedFile, TableContent> {
  const count = new ContentCount();
  let waiting: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const file = (): ArchivedFile => {
    const content = Buffer.concat(waiting);
    count.add(content);
    [waiting, bytes] = [[], 0];
    part += 1;
    return { name: partName(table.name, part), content };
  };
  for await (const chunk of client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) yield file();
  }
  if (bytes > 0) yield file();
  return count.of(table);
}
