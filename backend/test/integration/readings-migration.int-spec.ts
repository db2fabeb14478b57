import { ReadingsOfAnswers1795731000020 } from '#migrations/1795731000020-readings-of-answers.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

const id = (n: number): string => `0193f000-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('reads company numbers and amounts around the threshold of earlier applications again', async () => {
  const runner = database.source.createQueryRunner();
  await runner.query(
    `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
       product_keys, amount_from, amount_to, matched_lenders, rule_version, due_at, created_at, updated_at, legal_form, secured_on_home,
       perimeter, company_number, company_number_key)
     select id, '', '', '', '', '', amount, '{}', 25000, 25000, '[]', '1', now(), now(), now(), 'sole_trader', 'no',
       'may_be_regulated', number, null
     from unnest($1::uuid[], $2::text[], $3::text[]) as given(id, amount, number)`,
    [[1, 2, 3].map(id), ['25,000.01', '25000', '25000'], ['No. 6436514.', 'SC 123456', null]],
  );

  await new ReadingsOfAnswers1795731000020().up(runner);

  expect(
    await runner.query(
      'select perimeter, company_number_key as key from application_submissions order by id',
    ),
  ).toEqual([
    { perimeter: 'outside', key: '06436514' },
    { perimeter: 'may_be_regulated', key: 'SC123456' },
    { perimeter: 'may_be_regulated', key: null },
  ]);
  await runner.release();
});
