import { StaffOfImports1763641050000 } from '#migrations/1763641050000-staff-of-imports.js';
import { useTestDatabase } from '../support/test-database.js';

const idOf = (n: number) => `0193f000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [ADA, GRACE] = [idOf(1), idOf(2)];

const database = useTestDatabase();

it('finds whose the names of imports and taught words are, and keeps the names of nobody', async () => {
  const migration = new StaffOfImports1763641050000();
  const runner = database.source.createQueryRunner();
  const query = (sql: string): Promise<object[]> => database.source.query<object[]>(sql);
  await migration.down(runner);
  // Ada has another name today; Grace's import changed no lender, so no entry tells of it.
  await query(`insert into admins (id, email, email_key, password, name) values
    ('${ADA}', 'ada@example.co.uk', 'ada@example.co.uk', '', 'Ada King'),
    ('${GRACE}', 'grace@example.co.uk', 'grace@example.co.uk', '', 'Grace Hopper')`);
  await query(`insert into lender_imports (id, file_name, status, created, updated, unchanged, failed, report,
      previewed_at, imported_at, imported_by, undone_at, undone_by) values
    ('${idOf(11)}', 'a.xlsx', 'undone', 1, 0, 0, 0, '{}', now(), now(), 'Ada Lovelace', now(), 'Grace Hopper'),
    ('${idOf(12)}', 'b.xlsx', 'imported', 0, 0, 1, 0, '{}', now(), now(), 'Grace Hopper', null, null),
    ('${idOf(13)}', 'c.xlsx', 'imported', 1, 0, 0, 0, '{}', now(), now(), 'Mary Somerville', null, null)`);
  await query(`insert into taught_words (id, kind, word, key, meaning, taught_at, taught_by)
    values ('${idOf(14)}', 'product', 'Widget', 'widget', 'asset-finance', now(), 'Ada Lovelace')`);
  await query(`insert into activity (id, actor_type, actor_id, action, subject_type, subject_id, changes) values
    ('${idOf(21)}', 'admin', '${ADA}', 'lenders-imported', 'lender-import', '${idOf(11)}', null),
    ('${idOf(22)}', 'admin', '${GRACE}', 'lender-import-undone', 'lender-import', '${idOf(11)}', null),
    ('${idOf(23)}', 'admin', '${ADA}', 'word-taught', 'taught-word', '${idOf(14)}', null)`);

  await migration.up(runner);

  const nobody = { imported_by_name: null, undone_by: null, undone_by_name: null };
  expect(
    await query(
      'select imported_by, imported_by_name, undone_by, undone_by_name from lender_imports order by id',
    ),
  ).toEqual([
    { ...nobody, imported_by: ADA, undone_by: GRACE },
    { ...nobody, imported_by: GRACE },
    { ...nobody, imported_by: null, imported_by_name: 'Mary Somerville' },
  ]);
  expect(await query('select taught_by, taught_by_name from taught_words')).toEqual([
    { taught_by: ADA, taught_by_name: null },
  ]);

  await migration.down(runner);
  expect(await query('select imported_by from lender_imports order by id')).toEqual([
    { imported_by: 'Ada King' },
    { imported_by: 'Grace Hopper' },
    { imported_by: 'Mary Somerville' },
  ]);
  await migration.up(runner);
  await runner.release();
});
