import { StagesOfReviewed1763640063010 } from '#migrations/1763640063010-stages-of-reviewed.js';
import { APPLICATION_STATUSES, stageOf } from '#modules/applications/domain/funding-application.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

it('gives every earlier application the stage that its status says', async () => {
  const runner = database.source.createQueryRunner();
  await runner.query(
    `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
       matched_lenders, rule_version, product_keys, status, created_at, updated_at)
     select gen_random_uuid(), '', '', '', '', '', '', '[]', '1.0', '{}', status, now(), now()
     from unnest($1::text[]) as status`,
    [APPLICATION_STATUSES],
  );

  await new StagesOfReviewed1763640063010().up(runner);

  const rows = (await runner.query('select status, stage from application_submissions')) as object[];
  await runner.release();
  expect(rows).toHaveLength(APPLICATION_STATUSES.length);
  expect(rows).toEqual(
    expect.arrayContaining(APPLICATION_STATUSES.map((status) => ({ status, stage: stageOf(status, null) }))),
  );
});
