import type { LineSelection } from '#modules/commissions/application/ledger/ledger-views.js';
import { PostgresLedgerViews } from '#modules/commissions/infrastructure/persistence/postgres-ledger-views.queries.js';
import {
  addPartners,
  explained,
  explainedPage,
  FIONA,
  noting,
  useDatabaseForPlans,
} from '../support/plans.js';

const { client } = useDatabaseForPlans();
describe('Ledger lists', () => {
  beforeAll(async () => {
    await addPartners(client);
    await client.query(
      `insert into commission_statements (id, number, introducer_id, month, state, net_pence, vat_pence, created_at, updated_at)
     select ('0193f500-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '2026-' || lpad(n::text, 4, '0'), $1,
       '2026-01', case when n = 100 then 'approved' else 'paid' end, 100, 0, now(), now()
     from generate_series(1, 100) n`,
      [FIONA],
    );
    // One in twenty has no statement yet; half of them are Fiona's.
    await client.query(
      `insert into commission_entries (id, introducer_id, kind, amount_pence, vat_pence, how, earned_on, due_on, statement_id,
       created_at)
     select ('0193f600-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       ('0193f000-0000-7000-8000-' || lpad(case when n % 2 = 0 then '1' else (1 + n % 51)::text end, 12, '0'))::uuid,
       'earned', n, 0, '20%', current_date - 1000 + n % 1000, current_date - 985 + n % 1000,
       case when n % 20 > 1 then ('0193f500-0000-7000-8000-' || lpad((1 + n % 100)::text, 12, '0'))::uuid end, now()
     from generate_series(1, 60000) n`,
    );
    await client.query('vacuum analyze commission_entries');
  }, 300_000);

  const listsOn = (...rows: readonly object[]) => {
    const { asked, database: noted } = noting(rows);
    const terms = { add: () => Promise.resolve(), findOf: () => Promise.resolve([]) };
    return { asked, lists: new PostgresLedgerViews(noted, terms) };
  };

  it.each<LineSelection>([{}, { introducerId: FIONA }, { introducerId: FIONA, sort: 'oldest' }])(
    'are read from an index, and no further than the page, for %j',
    async (selection) => {
      const { asked, lists } = listsOn();
      await lists.page({ ...selection, limit: 50 });
      const { rows } = await explainedPage(client, asked);

      for (const plan of rows) {
        expect(plan).not.toMatch(/Seq Scan on commission_entries/);
        expect(plan).toMatch(/Merge Append[^]*Index Scan[^\n]* using commission_entries/);
      }
    },
  );

  it.each<LineSelection>([
    { introducerId: FIONA, state: 'due' },
    { introducerId: FIONA, state: 'earned' },
    { introducerId: FIONA, state: 'on_statement' },
    { introducerId: FIONA, state: 'expected' },
    { applicationId: FIONA },
  ])('are read from an index for %j', async (selection) => {
    const { asked, lists } = listsOn();
    await lists.page({ ...selection, limit: 50 });
    const { rows } = await explainedPage(client, asked);

    for (const plan of rows) expect(plan).not.toMatch(/Seq Scan on commission_entries/);
  });

  it('are summed from an index of entries without a statement', async () => {
    const { asked, lists } = listsOn({ today: '2026-03-12' });
    await lists.summary(FIONA);
    const [, sums] = asked;
    for (const plan of sums ? await explained(client, sums) : ['nothing'])
      expect(plan).toMatch(/Index Only Scan using open_commission_entries/);
  });
});
