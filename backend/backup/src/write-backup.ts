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
  /** The advisory lock that is held while migrations run: a backup waits for them to end. */
  readonly migrationLock: number;
  /** The table of applied migrations. Its names are in the manifest, and it is not copied. */
  readonly migrationsTable: string;
  /** Tables whose content is not part of a backup. */
  readonly except: readonly string[];
  /** Told in the manifest, as JSON. */
  readonly notes: unknown;
}

/**
 * Writes everything that was committed at one moment, while others go on writing. It reads each table once and holds
 * about a megabyte of it. Resolves to what was written. @throws BackupUnusable, or what the output fails with
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
    // A copy that was given up in the middle ends with its connection.
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

/** Begins a transaction that sees one moment, with every table locked against changes of its columns. */
const beginSnapshot = async (client: ClientBase, options: BackupOptions) => {
  // While this other connection holds the lock no migration begins, and one that runs is waited for. It is a
  // transaction's lock, which works through connection poolers too.
  const gate = await connected(options.url);
  try {
    await gate.query('begin');
    await gate.query('select pg_advisory_xact_lock_shared($1)', [options.migrationLock]);
    const except = [...options.except, options.migrationsTable];
    const expected = await tablesOf(gate, except);
    if (expected.length === 0) throw new BackupUnusable('The database is empty: there is nothing to back up');
    await client.query('begin isolation level repeatable read read only');
    await client.query(STABLE_TEXT);
    // Before the first statement that takes the snapshot, so that nothing changes a table between the two.
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

/** The content of a table, in files of about a megabyte. Returns what it came to. */
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
