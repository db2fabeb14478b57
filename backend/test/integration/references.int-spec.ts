import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const idOf = (n: number) => `0193f000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [APPLICATION, NOBODYS] = [idOf(1), idOf(99)] as const;

let database: TestDatabase;
describe('Reference numbers', () => {
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
  ])('rejects an unknown id for %s', async (_what, statement) => {
    await expect(query(statement)).rejects.toThrow('foreign key');
  });
});
