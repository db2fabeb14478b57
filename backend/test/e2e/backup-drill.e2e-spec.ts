import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { checkBackup } from '@funding-broker/backup/check-backup.js';
import type { Manifest } from '@funding-broker/backup/manifest.js';
import { allMigrations } from '#migrations/all-migrations.js';
import { NOT_IN_BACKUP } from '#platform/infrastructure/backup/backup-contents.js';
import { makeBackup } from '#platform/infrastructure/backup/make-backup.js';
import { restoreBackup } from '#platform/infrastructure/backup/restore-backup.js';
import { restoreDatabase } from '#platform/infrastructure/backup/restore-database.js';
import { migrate, MIGRATION_LOCK } from '#platform/infrastructure/database/connection/migrate.js';
import { firstRun } from '../../src/first-run.js';
import { AppProcess } from '../support/app-process.js';
import { fillEmptyTables } from '../support/filled-tables.js';
import { startTestApp, testSettings, type TestApp } from '../support/test-app.js';
import { addressOf, asServer, newName } from '../support/test-database.js';
import { until } from '../support/until.js';

const passphrase = 'fünf Wörter mit  zwei Leerzeichen ';

/** The whole demonstration, and a row in each table that it leaves empty. */
describe('The backup drill', () => {
  let folder: string;
  let api: TestApp;
  let path: string;
  let manifest: Manifest;
  const targets: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'funding-broker-drill-'));
    api = await startTestApp({ demo: true, dataDir: join(folder, 'data') });
    await firstRun(api.app, api.settings);
    await fillEmptyTables(api.database.source, {});
    path = join(folder, 'firm.backup.age');
    ({ manifest } = await backupUnderLoad());
  });
  afterAll(async () => {
    for (const name of targets) await asServer(`drop database if exists ${name} with (force)`);
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const PAIR = `
    with one as (insert into erasures (id, at, cause, records) values (gen_random_uuid(), now(), 'request', '[]'))
    insert into retention_runs (id, started_at, counts) values (gen_random_uuid(), now(), '{}')`;

  /** Concurrent transactions write two rows at a time during the backup. */
  const backupUnderLoad = async () => {
    let isDone = false;
    const writing = async (): Promise<void> => {
      while (!isDone) await api.query(PAIR);
    };
    const writers = [writing(), writing()];
    const made = await makeBackup(testSettings(), api.database.url, { path, passphrase });
    isDone = true;
    await Promise.all(writers);
    return made;
  };

  const newTarget = async (): Promise<string> => {
    const name = newName();
    targets.push(name);
    await asServer(`create database ${name}`);
    return addressOf(name);
  };

  const ask = async <Row extends object>(url: string, sql: string): Promise<Row[]> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return (await client.query<Row>(sql).finally(() => client.end())).rows;
  };
  const someoneWaitsIn = (url: string): Promise<void> =>
    until(async () => {
      const waiting = await api.query(
        `select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [new URL(url).pathname.slice(1)],
      );
      return waiting.length > 0;
    });
  const tablesIn = (url: string) =>
    ask(
      url,
      `select relname from pg_class where relkind in ('r', 'v', 'S') and relnamespace = 'public'::regnamespace
       union all select nspname from pg_namespace where nspname = 'pgboss'`,
    );
  const restoreTo = (url: string, changes: { path?: string; passphrase?: string } = {}) =>
    restoreDatabase(
      { url, newName: null, isEmbedded: false },
      { path, passphrase, manifest, ...changes },
      null,
    );

  it('contains each table with rows, except what is void after a restore', async () => {
    const rows = await api.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const all = (rows as { relname: string }[]).map(({ relname }) => relname);

    expect(manifest.tables.map(({ name }) => name)).toEqual(
      all.filter((name) => ![...NOT_IN_BACKUP, 'migrations'].includes(name)).sort(),
    );
    expect(manifest.tables.filter((table) => table.rows === 0)).toEqual([]);
  });

  it('is consistent during concurrent writes', () => {
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)!.rows;

    expect(rowsOf('erasures')).toBe(rowsOf('retention_runs'));
  });

  it('restores every row, and a backup of the restored database has the same content', async () => {
    const url = await newTarget();

    await restoreTo(url);

    const again = join(folder, 'again.backup.age');
    const restored = await makeBackup(testSettings(), url, { path: again, passphrase });
    expect(restored.manifest.tables).toEqual(manifest.tables);
    expect(restored.manifest.sequences).toEqual(manifest.sequences);
    await expect(migrate(url)).resolves.toBeUndefined();
  });

  it('keeps the tables’ constraints', async () => {
    const url = await newTarget();
    await restoreTo(url);
    const [rules] = await ask<{ references: number; silent: number }>(
      url,
      `select (select count(*)::int from pg_constraint where contype = 'f') as references,
         (select count(*)::int from pg_trigger where tgenabled <> 'O') as silent`,
    );
    const [before] = await ask<{ n: number }>(
      api.database.url,
      `select count(*)::int as n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );

    expect(rules!.references).toBeGreaterThanOrEqual(before!.n);
    expect(rules!.silent).toBe(0);
    await expect(ask(url, 'delete from activity')).rejects.toThrow('append-only');
  });

  it('voids sessions, reset links and invitations', async () => {
    const url = await newTarget();

    await restoreTo(url);

    for (const table of ['sessions', 'password_resets', 'staff_invitations']) {
      expect(await api.query(`select * from ${table}`)).not.toEqual([]);
      expect(await ask(url, `select * from ${table}`)).toEqual([]);
    }
  });

  it('accepts the passphrase in another keyboard’s Unicode form', async () => {
    await expect(checkBackup(path, passphrase.normalize('NFD'))).resolves.toEqual(manifest);
  });

  it.each([
    ['another passphrase', passphrase.trim()],
    ['one with other letters', 'funf Worter mit  zwei Leerzeichen '],
  ])('reports %s, and leaves the target empty', async (_which, wrong) => {
    const url = await newTarget();

    await expect(checkBackup(path, wrong)).rejects.toThrow('The passphrase does not open this backup');
    await expect(restoreTo(url, { passphrase: wrong })).rejects.toThrow('The passphrase does not open');

    expect(await tablesIn(url)).toEqual([]);
  });

  it.each([
    ['in its first line', 5],
    ['in its header', 150],
    ['at its beginning', 1_000],
    ['in its middle', 60_000],
    ['at its end', -3],
  ])('reports that a byte %s was flipped, and leaves the target empty', async (_where, at) => {
    const url = await newTarget();
    const bytes = readFileSync(path);
    const index = at < 0 ? bytes.length + at : at;
    bytes[index] = bytes[index]! ^ 1;
    const damaged = join(folder, 'damaged.age');
    writeFileSync(damaged, bytes);

    await expect(checkBackup(damaged, passphrase)).rejects.toThrow(/damaged|does not open/);
    await expect(restoreTo(url, { path: damaged })).rejects.toThrow(/damaged|does not open/);

    expect(await tablesIn(url)).toEqual([]);
  });

  it('reports that the file was cut short', async () => {
    const cut = join(folder, 'cut.age');
    writeFileSync(cut, readFileSync(path).subarray(0, 90_000));

    await expect(checkBackup(cut, passphrase)).rejects.toThrow('The backup is damaged');
  });

  it('reports that the disk is full, and leaves no file', async () => {
    const full = (): Writable => {
      let left = 20_000;
      return new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          left -= chunk.length;
          done(
            left > 0 ? null : Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC', syscall: 'write' }),
          );
        },
      });
    };
    const place = { path: join(folder, 'full.age'), passphrase, open: full };

    await expect(makeBackup(testSettings(), api.database.url, place)).rejects.toThrow(
      `No backup was written to ${place.path}: the disk is full`,
    );

    expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([]);
  });

  it('never overwrites a file', async () => {
    await expect(makeBackup(testSettings(), api.database.url, { path, passphrase })).rejects.toThrow(
      'already exists. Name a new file',
    );
  });

  it('leaves the target empty when the connection is lost midway', async () => {
    const url = await newTarget();
    const cutting = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
    await cutting.connect();
    const cut = until(async () => {
      const { rowCount } = await cutting.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'copy %'`,
        [new URL(url).pathname.slice(1)],
      );
      return rowCount !== 0;
    });

    await expect(restoreTo(url)).rejects.toThrow();

    await cut.finally(() => cutting.end());
    expect(await tablesIn(url)).toEqual([]);
  });

  it('leaves the target empty when the process is killed, and can be repeated', async () => {
    const url = await newTarget();
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    // The restore waits to create the same.
    await holder.query('create extension pg_trgm');
    const env = {
      DATABASE_URL: url,
      BACKUP_PASSPHRASE: passphrase,
      SESSION_SECRET: testSettings().sessionSecret,
      PASSWORD_PEPPER: testSettings().passwordPepper,
    };
    const killed = AppProcess.start(env, 'cli/restore.ts', path);
    await someoneWaitsIn(url);

    killed.signal('SIGKILL');
    await killed.exit();
    await holder.query('rollback');
    await holder.end();

    expect(await tablesIn(url)).toEqual([]);
    const restored = AppProcess.start(env, 'cli/restore.ts', path);
    expect({ code: await restored.exit(), complaints: restored.complaints }).toEqual({
      code: 0,
      complaints: '',
    });
    expect(restored.output).toMatch(/^ok: [\d,]+ rows of \d+ tables, as they were at /);
  });

  it('creates a new database when asked, and removes it on failure', async () => {
    const [good, bad] = [newName(), newName()];
    targets.push(good, bad);
    const into = (newName: string, changes: object = {}, finish: (() => Promise<void>) | null = null) =>
      restoreDatabase(
        { url: api.database.url, newName, isEmbedded: false },
        { path, passphrase, manifest, ...changes },
        finish,
      );

    await into(good);
    await expect(into(bad, { path: join(folder, 'none.age') })).rejects.toThrow('Cannot read');
    await expect(into(good)).rejects.toThrow(`The database ${good} already exists`);

    expect(await ask(addressOf(good), 'select count(*)::int as n from lenders')).toEqual(
      await api.query('select count(*)::int as n from lenders'),
    );
    const names = await ask<{ datname: string }>(api.database.url, 'select datname from pg_database');
    expect(names.filter(({ datname }) => datname.includes(bad))).toEqual([]);
  });

  it('rejects a database that is not empty', async () => {
    const url = await newTarget();
    await ask(url, 'create table someone_elses ()');

    await expect(restoreTo(url)).rejects.toThrow('The database is not empty (it has someone_elses)');

    expect(await tablesIn(url)).toEqual([{ relname: 'someone_elses' }]);
  });

  it('leaves the target empty when erasures cannot be applied again', async () => {
    const url = await newTarget();
    const target = { url, newName: null, isEmbedded: false };

    await expect(
      restoreDatabase(target, { path, passphrase, manifest }, () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');

    expect(await tablesIn(url)).toEqual([]);
  });

  it('prevents a start on a database whose erasures were not applied, and can be repeated', async () => {
    const url = await newTarget();
    const mark = (runner: QueryRunner) => runner.query('create table restore_unfinished ()');
    await restoreBackup(url, { path, passphrase, manifest }, { complete: mark });

    await expect(migrate(url)).rejects.toThrow('A restore into this database was interrupted');

    await restoreTo(url);
    await expect(migrate(url)).resolves.toBeUndefined();
  });

  class TasksByTitle9000000000000 implements MigrationInterface {
    readonly transaction = false;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query('create index concurrently tasks_by_title on tasks (title)');
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query('drop index tasks_by_title');
    }
  }
  const newer = [...allMigrations, TasksByTitle9000000000000];

  it('migrates an older backup forward', async () => {
    const url = await newTarget();

    await restoreBackup(url, { path, passphrase, manifest }, { migrations: newer });

    expect(await ask(url, `select to_regclass('tasks_by_title')::text as made`)).toEqual([
      { made: 'tasks_by_title' },
    ]);
  });

  it('rejects a backup of a newer version, and leaves the target empty', async () => {
    const url = await newTarget();
    const future = { ...manifest, migrations: [...manifest.migrations, 'FromTheFuture9999999999999'] };

    await expect(restoreBackup(url, { path, passphrase, manifest: future })).rejects.toThrow(
      'The backup is newer than this version of the application (it has the migration FromTheFuture9999999999999)',
    );

    expect(await tablesIn(url)).toEqual([]);
  });

  it('waits for running migrations, and includes their changes', async () => {
    const migrating = new Client({ connectionString: api.database.url });
    await migrating.connect();
    await migrating.query('begin');
    await migrating.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrating.query('create table being_made (id integer)');
    const place = { path: join(folder, 'while-migrating.age'), passphrase };
    const backup = makeBackup(testSettings(), api.database.url, place);
    await someoneWaitsIn(api.database.url);
    await migrating.query('insert into being_made values (1)');
    await migrating.query('commit');
    const made = await backup;
    await migrating.query('drop table being_made');
    await migrating.end();

    expect(made.manifest.tables.find(({ name }) => name === 'being_made')).toMatchObject({
      columns: ['id'],
      rows: 1,
    });
  });
});
