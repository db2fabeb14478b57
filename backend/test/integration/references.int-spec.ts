import { LendersAndStaffOfApplications1763640034400 } from '#migrations/1763640034400-lenders-and-staff-of-applications.js';
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
