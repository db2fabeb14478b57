import { ApplicationCountsJob } from '#modules/applications/infrastructure/persistence/application-counts.job.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();
let job: ApplicationCountsJob;
describe('Application counts', () => {
  beforeAll(() => {
    job = new ApplicationCountsJob(database.source);
  });
  beforeEach(() => database.empty('application_submissions'));

  const add = (count: number, status = 'pending', product = 'business-loans') =>
    database.source.query(
      `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
       matched_lenders, rule_version, product_keys, status, amount_from, amount_to, created_at, updated_at)
     select gen_random_uuid(), '', '', '', '', '', '', '[]', '1.0', array[$3], $2, 50000,
       case when n > 1 then 100000 end, now(), now()
     from generate_series(1, $1) as n`,
      [count, status, product],
    );

  const kept = () =>
    database.source.query<object[]>(
      `select status, stage, product_keys[1] as product, sum(n)::int as n, sum(amount)::int as amount
     from application_counts group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3`,
    );
  const counted = () =>
    database.source.query<object[]>(
      `select status, stage, product_keys[1] as product, count(*)::int as n,
       sum(coalesce(amount_to, amount_from, 0))::int as amount
     from application_submissions group by 1, 2, 3 order by 1, 2, 3`,
    );

  it('match the rows after any insert, change and deletion', async () => {
    await add(5);
    await add(3, 'rejected', 'asset-finance');
    await database.source.query(
      `update application_submissions set status = 'approved' where status = 'pending'`,
    );
    await database.source.query(
      `update application_submissions set stage = 'offers' where status = 'approved'`,
    );
    await database.source.query(
      `update application_submissions set amount_to = 75000 where status = 'rejected'`,
    );
    await database.source.query(`update application_submissions set notes = 'nothing that is counted'`);
    await database.source.query(
      `delete from application_submissions where id = (select max(id::text)::uuid from application_submissions)`,
    );

    expect(await kept()).toEqual(await counted());
    await database.source.query('truncate application_submissions cascade');
    expect(await kept()).toEqual([]);
  });

  const twenty = { status: 'pending', stage: 'new', product: 'business-loans', n: 20, amount: 1_000_000 };

  it('stay the same while they are summed, concurrently and during submissions', async () => {
    await Promise.all([...Array.from({ length: 20 }, () => add(1)), job.handle(), job.handle()]);
    expect(await kept()).toEqual([twenty]);

    await job.handle();

    expect(await kept()).toEqual([twenty]);
    expect(await database.source.query<object[]>('select n::int from application_counts')).toEqual([
      { n: 20 },
    ]);
  });

  it('never make a submission wait for another transaction', async () => {
    const other = database.source.createQueryRunner();
    await other.startTransaction();
    await other.query(
      `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
       matched_lenders, rule_version, product_keys, created_at, updated_at)
     values (gen_random_uuid(), '', '', '', '', '', '', '[]', '1.0', '{business-loans}', now(), now())`,
    );

    await add(1);

    expect(await kept()).toMatchObject([{ n: 1 }]);
    await other.commitTransaction();
    await other.release();
    expect(await kept()).toMatchObject([{ n: 2 }]);
  });
});
