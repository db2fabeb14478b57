import { ApplicationSearch } from '#modules/applications/infrastructure/persistence/application-search.js';
import { SubmissionSearch } from '#modules/deals/infrastructure/persistence/submission-search.js';
import { IntroducerSearch } from '#modules/introducers/infrastructure/persistence/introducer-search.js';
import { LenderSearch } from '#modules/lenders/infrastructure/persistence/lender-search.js';
import { explained, noting, useDatabaseForPlans } from '../support/plans.js';

const { client } = useDatabaseForPlans();
describe('Global search', () => {
  beforeAll(async () => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type,
         amount, matched_lenders, rule_version, product_keys, created_at, updated_at)
       select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Company ' || n || ' Ltd', 'Contact ' || n,
         n || '@client.example', '0141 ' || lpad(n::text, 7, '0'), 'Business Loan', '£50,000', '[]', '1.0', '{}', now(), now()
       from generate_series(1, 60000) n`,
    );
    await client.query(
      `insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type)
       select ('0193f000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@partner.example',
         n || '@partner.example', '', 'Company ' || n, 'Contact ' || n, '0141 ' || lpad(n::text, 7, '0'), 'Accountant'
       from generate_series(1, 20000) n`,
    );
    await client.query(
      `insert into lenders (id, name, normalised_name, product_types, product_keys, created_at, updated_at)
       select ('0193f500-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Company ' || n, 'company' || n, '', '{}',
         now(), now() from generate_series(1, 20000) n`,
    );
    await client.query(
      `insert into lender_submissions (id, application_id, lender_name, state, reference, moved_at, created_at, updated_at)
       select ('0193f400-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), 'Lender', 'sent',
         case when n % 3 = 0 then 'Company ' || n end, now(), now(), now() from generate_series(1, 60000) n`,
    );
    for (const table of ['application_submissions', 'introducers', 'lenders', 'lender_submissions'])
      await client.query(`vacuum analyze ${table}`);
  }, 300_000);

  const sources = { ApplicationSearch, IntroducerSearch, LenderSearch, SubmissionSearch };
  const texts = [
    'c',
    'zz',
    'ltd',
    'company',
    'company 1234',
    'pany 59999',
    '0141 0059999',
    'x'.repeat(200),
    '100%_',
  ];

  describe.each(Object.entries(sources))('%s', (_name, Source) => {
    it.each(texts)('scans no table for %j', async (text) => {
      const { asked, database } = noting();
      await new Source(database).search(text, 8);

      for (const statement of asked)
        for (const plan of await explained(client, statement)) expect(plan).not.toContain('Seq Scan');
    });
  });

  it('finds a phone number in the digits index', async () => {
    const { asked, database } = noting();
    await new ApplicationSearch(database).search('+44 141 005 9999', 8);

    for (const plan of await explained(client, asked[0]!))
      expect(plan).toContain('applications_by_phone_digits');
  });
});
