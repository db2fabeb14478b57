import { allMigrations } from '#migrations/all-migrations.js';
import { migrate } from '#shared/infrastructure/database/migrate.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

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
     from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
     union all
     select 'index', tablename, indexname, indexdef from pg_indexes
     where schemaname = 'public' and tablename <> 'migrations'
     union all
     select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid <> 'migrations'::regclass
     union all
     select 'function', proname, '', md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
     order by 1, 2, 3`,
  );

const recorded = (): Promise<object[]> =>
  database.source.query<object[]>('select name from migrations order by timestamp');

it('leaves nothing when undone, and the same schema when done again', async () => {
  const before = await schema();

  await undoAll();
  const undone = await schema();
  await migrate(database.url);

  expect(undone).toEqual([]);
  expect(await schema()).toEqual(before);
});

it('runs each migration once when several processes start together', async () => {
  await undoAll();

  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);

  expect(await recorded()).toEqual(allMigrations.map(({ name }) => ({ name })));
});

it('changes nothing on a database that is up to date', async () => {
  const before = await recorded();

  await migrate(database.url);

  expect(await recorded()).toEqual(before);
});

it('refuses a database that a newer program has migrated', async () => {
  await database.source.query(
    `insert into migrations (timestamp, name) values (9999999999999, 'FromTheFuture9999999999999')`,
  );

  await expect(migrate(database.url)).rejects.toThrow(/newer than this program.*FromTheFuture/);
});

const addPartner = (runner: { query(sql: string): Promise<unknown> }, email: string) =>
  runner.query(
    `insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type)
     values (gen_random_uuid(), '${email}', '${email}', '', '', '', '', '')`,
  );
const bySignIn = () =>
  database.source.query<object[]>(
    `select indisvalid as valid, pg_get_indexdef(indexrelid) as definition from pg_index
     where indexrelid = to_regclass('introducers_by_sign_in')`,
  );
const made = [{ valid: true, definition: expect.stringContaining('COALESCE(last_signed_in_at') as string }];
const undoTo = async (name: string): Promise<void> => {
  while ((await recorded()).some((migration) => 'name' in migration && migration.name === name))
    await database.source.undoLastMigration({ transaction: 'all' });
};

it('makes an index while others write to its table', async () => {
  await undoTo('IntroducersBySignIn1763640034210');
  const writer = database.source.createQueryRunner();
  await writer.startTransaction();
  await addPartner(writer, 'one@partner.example');

  const migrating = migrate(database.url);
  while ((await waiting()).length === 0);
  await addPartner(database.source, 'two@partner.example');
  await writer.commitTransaction();
  await writer.release();
  await migrating;

  expect(await bySignIn()).toEqual(made);
});

it('makes an index anew that an earlier attempt left half made', async () => {
  await undoTo('IntroducersBySignIn1763640034210');
  await database.source.query('create index introducers_by_sign_in on introducers (id)');

  await migrate(database.url);

  expect(await bySignIn()).toEqual(made);
});

/** The statements that wait for a lock, by when they began. */
const waiting = (): Promise<{ since: string }[]> =>
  database.source.query<{ since: string }[]>(
    `select query_start::text as since from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );

it('waits for a table that is in use, rather than failing or making others wait', async () => {
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
