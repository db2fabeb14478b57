import { LendersAndStaffOfApplications1763640034400 } from '#migrations/1763640034400-lenders-and-staff-of-applications.js';
import { HandledBy1763640034500 } from '#migrations/1763640034500-handled-by.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const idOf = (n: number) => `0193f000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [APPLICATION, NOBODYS] = [idOf(1), idOf(99)] as const;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await query(`insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
      matched_lenders, rule_version, product_keys, created_at, updated_at)
    values ('${APPLICATION}', '', '', '', '', '', '', '[]', '1.0', '{}', now(), now())`);
});
afterEach(() => database.drop());

const query = (sql: string): Promise<object[]> => database.source.query<object[]>(sql);
const place = `update application_submissions set assigned_lender = 'Alba', assigned_lender_id = '${NOBODYS}'`;
const disclose = `insert into application_disclosures (id, application_id, recipient, disclosed_at, recorded_by)
  values ('${idOf(2)}', '${APPLICATION}', 'Alba', now(), '${NOBODYS}')`;

it.each([
  ['a lender that a case is placed with', place],
  ['who recorded a disclosure', disclose],
])('refuses an id of nobody as %s', async (_what, statement) => {
  await expect(query(statement)).rejects.toThrow('foreign key');
});

it('forgets ids of earlier days that are nobody’s, and keeps the names', async () => {
  const migration = new LendersAndStaffOfApplications1763640034400();
  const runner = database.source.createQueryRunner();
  await migration.down(runner);
  await query(place);
  await query(disclose);

  await migration.up(runner);
  await runner.release();

  expect(
    await query(`select assigned_lender, assigned_lender_id, recipient, recorded_by
      from application_submissions as application join application_disclosures on application_id = application.id`),
  ).toEqual([{ assigned_lender: 'Alba', assigned_lender_id: null, recipient: 'Alba', recorded_by: null }]);
});

it('finds in the log who handled a message, and not by the name', async () => {
  const migration = new HandledBy1763640034500();
  const runner = database.source.createQueryRunner();
  await migration.down(runner);
  for (const id of [idOf(11), idOf(12)])
    await query(`insert into admins (id, email, email_key, password, name, role, created_at)
      values ('${id}', '${id}', '${id}', '', 'Ada', 'admin', now())`);
  await query(`insert into contact_submissions (id, name, email, message, created_at, handled_at, handled_by)
    values ('${idOf(21)}', '', '', '', now(), now(), 'Ada'), ('${idOf(22)}', '', '', '', now(), null, null)`);
  for (const [place, action, actor] of [
    [1, 'message-handled', idOf(11)],
    [2, 'message-reopened', idOf(11)],
    [3, 'message-handled', idOf(12)],
  ] as const)
    for (const message of [21, 22])
      await query(`insert into activity (id, actor_type, actor_id, action, subject_type, subject_id)
        values ('${idOf(message * 10 + place)}', 'admin', '${actor}', '${action}', 'contact-message',
          '${idOf(message)}')`);
  const handled = () => query('select handled_by as by from contact_submissions order by id');

  await migration.up(runner);
  expect(await handled()).toEqual([{ by: idOf(12) }, { by: null }]);

  await migration.down(runner);
  expect(await handled()).toEqual([{ by: 'Ada' }, { by: null }]);
  await migration.up(runner);
  await runner.release();
});
