import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { allMigrations, changes, moduleMigrations } from '#migrations/all-migrations.js';
import { earlierChanges } from '#migrations/earlier-changes.js';
import type { SchemaChange } from '#migrations/schema-change.js';
import { migrate } from '#platform/infrastructure/database/connection/migrate.js';
import {
  addressOf,
  asServer,
  createTestDatabase,
  newName,
  type TestDatabase,
} from '../support/test-database.js';

describe('the migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const undoAll = async (): Promise<void> => {
    for (let left = allMigrations.length; left > 0; left -= 1) {
      await database.source.undoLastMigration({ transaction: 'all' });
    }
  };

  const schema = (): Promise<object[]> =>
    database.source.query<object[]>(
      `select 'column' as kind, table_name as "table", column_name as name,
       concat_ws(' ', data_type, is_nullable, column_default) as definition
     from information_schema.columns where table_schema = 'public' and table_name not in ('migrations', 'migration_marks')
     union all
     select 'index', tablename, indexname, indexdef from pg_indexes
     where schemaname = 'public' and tablename not in ('migrations', 'migration_marks')
     union all
     select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid not in ('migrations'::regclass, 'migration_marks'::regclass)
     union all
     select 'function', proname, '', md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
     union all
     select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all
     select 'view', viewname, '', definition from pg_views where schemaname = 'public'
     order by 1, 2, 3`,
    );

  const recorded = (): Promise<object[]> =>
    database.source.query<object[]>('select name from migrations order by timestamp');

  it('leave nothing when undone, and the same schema when repeated', async () => {
    const before = await schema();

    await undoAll();
    const undone = await schema();
    await migrate(database.url);

    expect(undone).toEqual([]);
    expect(await schema()).toEqual(before);
  });

  it('run once when several processes start together', async () => {
    await undoAll();

    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);

    expect(await recorded()).toEqual(allMigrations.map(({ name }) => ({ name })));
  });

  it('change nothing on a database that is up to date', async () => {
    const before = await recorded();

    await migrate(database.url);

    expect(await recorded()).toEqual(before);
  });

  it('reject a database with another encoding than UTF8', async () => {
    const name = newName();
    await asServer(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);

    await expect(migrate(addressOf(name)))
      .rejects.toThrow('The encoding of the database is LATIN1. Create it with the encoding UTF8')
      .finally(() => asServer(`drop database ${name}`));
  });

  it('reject a database in which the role may not create tables', async () => {
    const role = newName();
    await asServer(`create role ${role} login password 'hunter2'`);
    const url = Object.assign(new URL(database.url), { username: role, password: 'hunter2' });

    await expect(migrate(url.href))
      .rejects.toThrow('Make it the owner of the database')
      .finally(() => asServer(`drop role ${role}`));
  });

  it('reject a database that a newer version has migrated', async () => {
    await database.source.query(
      `insert into migrations (timestamp, name) values (9999999999999, 'FromTheFuture9999999999999')`,
    );

    await expect(migrate(database.url)).rejects.toThrow(
      /newer than this version of the application.*FromTheFuture/,
    );
  });

  class FirmNotes9100000000000 implements SchemaChange {
    readonly compatible: boolean = true;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query('create table firm_notes (id uuid primary key)');
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query('drop table firm_notes');
    }
  }

  class PhonesRemoved9200000000000 extends FirmNotes9100000000000 {
    override readonly compatible: boolean = false;
  }

  it('accept a newer database when each unknown migration is compatible', async () => {
    await migrate(database.url, { migrations: [...allMigrations, FirmNotes9100000000000] });
    const newer = await recorded();

    await migrate(database.url);

    expect(await recorded()).toEqual(newer);
  });

  it('reject a newer database with an incompatible migration, and leave it unchanged', async () => {
    await migrate(database.url, { migrations: [...allMigrations, PhonesRemoved9200000000000] });
    const newer = await recorded();

    await expect(migrate(database.url)).rejects.toThrow(
      /newer than this version of the application, which cannot work with it .*PhonesRemoved9200000000000\)/,
    );

    expect(await recorded()).toEqual(newer);
  });

  /** Columns that an earlier version's statements may name or omit. */
  const columnsOf = (source: DataSource) =>
    source.query<{ name: string; type: string; needed: boolean }[]>(
      `select table_name || '.' || column_name as name, data_type || coalesce(udt_name, '') as type,
         is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' as needed
       from information_schema.columns where table_schema = 'public' order by 1`,
    );

  type Columns = Awaited<ReturnType<typeof columnsOf>>;

  /** Removed and retyped columns, and new ones that an earlier insert leaves empty. */
  const brokenBetween = (before: Columns, after: Columns): string[] => {
    const tableOf = (column: string) => column.split('.')[0];
    const types = new Map(after.map(({ name, type }) => [name, type]));
    const lost = before.filter(({ name, type }) => types.get(name) !== type);
    const isEarlier = ({ name }: { name: string }) => before.some((column) => column.name === name);
    const isOfEarlierTable = ({ name }: { name: string }) =>
      before.some((column) => tableOf(column.name) === tableOf(name));
    const demanded = after.filter(
      (column) => column.needed && !isEarlier(column) && isOfEarlierTable(column),
    );
    return [...lost, ...demanded].map(({ name }) => name);
  };

  it('keep the columns that the previous version uses, with each compatible change', async () => {
    await undoAll();
    const broken: string[] = [];
    for (const [index, Change] of changes.entries()) {
      await migrate(database.url, { migrations: [...moduleMigrations, ...changes.slice(0, index)] });
      const before = await columnsOf(database.source);
      await migrate(database.url, { migrations: [...moduleMigrations, ...changes.slice(0, index + 1)] });
      const found = brokenBetween(before, await columnsOf(database.source));
      if (new Change().compatible) broken.push(...found.map((name) => `${Change.name} breaks ${name}`));
    }

    expect(broken).toEqual([]);
  });

  /** Undoes the migrations since the first release, which an earlier database has yet to run. */
  const undoChanges = async (): Promise<void> => {
    const runner = database.source.createQueryRunner();
    for (const Change of changes.toReversed()) await new Change().down(runner);
    await runner.query('delete from migrations where name = any ($1)', [changes.map(({ name }) => name)]);
    await runner.release();
  };

  /** A database from when each change had its own migration. */
  const recordEarlier = async (count: number): Promise<void> => {
    await database.source.query('delete from migrations where name = any ($1)', [
      moduleMigrations.map(({ name }) => name),
    ]);
    await database.source.query(
      `insert into migrations (timestamp, name)
     select at, case at when 1795735650000 then 'HeldSubmissions' else 'Earlier' end || at
     from generate_series(1795735650001 - $1::bigint, 1795735650000) as at`,
      [count],
    );
  };
  const earlier = earlierChanges.map(({ name }) => name);
  const recordChanges = (names: readonly string[]) =>
    database.source.query(
      'insert into migrations (timestamp, name) select right(name, 13)::bigint, name from unnest($1::text[]) as name',
      [names],
    );
  /** Restores the schema to that after the named changes. */
  const undoChangesExcept = async (made: readonly string[]): Promise<void> => {
    const undo = {
      FormerNames1795736200000: `
        alter table companies drop former_names, drop former_keys;
        alter table company_words drop constraint company_words_pkey, add primary key (word, size, number) include (key)`,
      DeclaredViews1795747344000: `
        drop view staff_names, case_names, case_totals, open_tasks, accepted_lenders, case_submissions, lead_totals`,
    };
    for (const [name, statements] of Object.entries(undo))
      if (!made.includes(name)) await database.source.query(statements);
  };

  it.each([
    ['the 105 earlier migrations', true, []],
    ['the 105 earlier migrations and the first change', true, earlier.slice(0, 1)],
    ['one migration for each module and the first change', false, earlier.slice(0, 1)],
    ['one migration for each module and all changes', false, earlier],
  ])('bring a database of %s to the same schema, with its data', async (_, isEarliest, made) => {
    const fresh = await schema();
    await addPartner(database.source, 'one@partner.example');
    await undoChanges();
    await undoChangesExcept(made);
    if (isEarliest) await recordEarlier(105);
    await recordChanges(made);

    await Promise.all([migrate(database.url), migrate(database.url)]);

    expect(await recorded()).toEqual(allMigrations.map(({ name }) => ({ name })));
    expect(await schema()).toEqual(fresh);
    expect(await database.source.query('select email from introducers')).toEqual([
      { email: 'one@partner.example' },
    ]);
  });

  it('reject a database that lacks earlier migrations, and leave it unchanged', async () => {
    await recordEarlier(104);
    const before = await recorded();

    await expect(migrate(database.url)).rejects.toThrow(
      /too old to be updated by this version of the application.*Start it once with the previous version first/,
    );

    expect(await recorded()).toEqual(before);
  });

  it('keep the records of a newer database that has all earlier migrations', async () => {
    await recordEarlier(105);
    await recordChanges(earlier);
    await database.source.query(
      `insert into migrations (timestamp, name) values (9999999999999, 'FromTheFuture9999999999999')`,
    );
    const before = await recorded();

    await expect(migrate(database.url)).rejects.toThrow(
      /newer than this version of the application.*FromTheFuture/,
    );

    expect(await recorded()).toEqual(before);
  });

  const addPartner = (runner: { query(sql: string): Promise<unknown> }, email: string) =>
    runner.query(
      `insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type)
     values (gen_random_uuid(), '${email}', '${email}', '', '', '', '', '')`,
    );

  /** A migration that creates an index on a large table. */
  class IntroducersByPhone9000000000000 implements MigrationInterface {
    readonly transaction = false;

    async up(runner: QueryRunner): Promise<void> {
      // It waits for other transactions without blocking them.
      await runner.query('set lock_timeout = 0');
      await runner.query('create index concurrently introducers_by_phone on introducers (phone, id)');
      await runner.query('reset lock_timeout');
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query('drop index introducers_by_phone');
    }
  }
  const withIndex = [...allMigrations, IntroducersByPhone9000000000000];
  const byPhone = () =>
    database.source.query<object[]>(
      `select indisvalid as valid, pg_get_indexdef(indexrelid) as definition from pg_index
     where indexrelid = to_regclass('introducers_by_phone')`,
    );
  const made = [{ valid: true, definition: expect.stringContaining('(phone, id)') as string }];

  it('create an index during writes to its table', async () => {
    const writer = database.source.createQueryRunner();
    await writer.startTransaction();
    await addPartner(writer, 'one@partner.example');

    const migrating = migrate(database.url, { migrations: withIndex });
    while ((await waiting()).length === 0);
    await addPartner(database.source, 'two@partner.example');
    await writer.commitTransaction();
    await writer.release();
    await migrating;

    expect(await byPhone()).toEqual(made);
  });

  /** Statements that wait for a lock, in order of start. */
  const waiting = (): Promise<{ since: string }[]> =>
    database.source.query<{ since: string }[]>(
      `select query_start::text as since from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
    );

  it('wait for a table in use, without failing or blocking others', async () => {
    await undoAll();
    const user = database.source.createQueryRunner();
    await user.startTransaction();
    await user.query('lock table migrations in exclusive mode');

    const migrating = migrate(database.url);
    const tries = new Set<string>();
    while (tries.size < 2) for (const { since } of await waiting()) tries.add(since);
    await user.rollbackTransaction();
    await user.release();
    await migrating;

    expect(await recorded()).toHaveLength(allMigrations.length);
  });
});
