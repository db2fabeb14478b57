import { JobHandlers } from '#shared/infrastructure/jobs/job-handler.js';
import { ApplicationCountsJob } from '../../src/modules/applications/infrastructure/persistence/application-counts.job.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let job: ApplicationCountsJob;
beforeAll(async () => {
  database = await createTestDatabase();
  job = new ApplicationCountsJob(database.source, new JobHandlers());
});
afterAll(() => database.drop());
beforeEach(() => database.source.query('truncate application_submissions cascade'));

const add = (count: number, status = 'pending', product = 'business-loans') =>
  database.source.query(
    `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
       matched_lenders, rule_version, product_keys, status, created_at, updated_at)
     select gen_random_uuid(), '', '', '', '', '', '', '[]', '1.0', array[$3], $2, now(), now()
     from generate_series(1, $1)`,
    [count, status, product],
  );

const kept = () =>
  database.source.query<object[]>(
    `select status, product_keys[1] as product, sum(n)::int as n from application_counts
     group by 1, 2 having sum(n) <> 0 order by 1, 2`,
  );
const counted = () =>
  database.source.query<object[]>(
    `select status, product_keys[1] as product, count(*)::int as n from application_submissions
     group by 1, 2 order by 1, 2`,
  );

it('are what is there, however rows come, change and go', async () => {
  await add(5);
  await add(3, 'rejected', 'asset-finance');
  await database.source.query(
    `update application_submissions set status = 'approved' where status = 'pending'`,
  );
  await database.source.query(`update application_submissions set notes = 'nothing that is counted'`);
  await database.source.query(
    `delete from application_submissions where id = (select max(id::text)::uuid from application_submissions)`,
  );

  expect(await kept()).toEqual(await counted());
  await database.source.query('truncate application_submissions cascade');
  expect(await kept()).toEqual([]);
});

it('stay the same while they are added up, by two at once and beside submissions', async () => {
  await Promise.all([...Array.from({ length: 20 }, () => add(1)), job.handle(), job.handle()]);
  expect(await kept()).toEqual([{ status: 'pending', product: 'business-loans', n: 20 }]);

  await job.handle();

  expect(await kept()).toEqual([{ status: 'pending', product: 'business-loans', n: 20 }]);
  expect(await database.source.query<object[]>('select n::int from application_counts')).toEqual([{ n: 20 }]);
});

it('make no submission wait for another that is not finished', async () => {
  const other = database.source.createQueryRunner();
  await other.startTransaction();
  await other.query(
    `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
       matched_lenders, rule_version, product_keys, created_at, updated_at)
     values (gen_random_uuid(), '', '', '', '', '', '', '[]', '1.0', '{business-loans}', now(), now())`,
  );

  await add(1);

  expect(await kept()).toEqual([{ status: 'pending', product: 'business-loans', n: 1 }]);
  await other.commitTransaction();
  await other.release();
  expect(await kept()).toEqual([{ status: 'pending', product: 'business-loans', n: 2 }]);
});
