import type { MigrationInterface, QueryRunner } from 'typeorm';
import { companyNumberKey } from '#shared/domain/company-key.js';

const BATCH = 5_000;

const NEXT = `
  select id, company_number from application_submissions
  where id > $1 and company_number is not null order by id limit ${BATCH}`;

const WRITE = `
  update application_submissions set company_number_key = given.key
  from unnest($1::uuid[], $2::text[]) as given(id, key)
  where application_submissions.id = given.id and company_number_key is distinct from given.key`;

/** '£25,000.01' was read as £25,000, which is not over the threshold. */
const OVER_THE_THRESHOLD = `
  update application_submissions set perimeter = 'outside'
  where perimeter in ('ask', 'may_be_regulated') and legal_form in ('sole_trader', 'partnership_2_3')
    and coalesce(secured_on_home, 'no') = 'no' and amount_from = 25000 and amount_to = 25000
    and amount ~ '^\\s*£?\\s*25[, ]?000\\.\\d*[1-9]\\d*\\s*$'`;

interface Numbered {
  readonly id: string;
  readonly company_number: string;
}

/** Reads again what is read otherwise from now on: company numbers by one key, amounts in pence. */
export class ReadingsOfAnswers1795731000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last !== undefined) {
      const rows = (await runner.query(NEXT, [last])) as readonly Numbered[];
      await runner.query(WRITE, [
        rows.map(({ id }) => id),
        rows.map(({ company_number: number }) => companyNumberKey(number)),
      ]);
      last = rows.at(-1)?.id;
    }
    await runner.query(OVER_THE_THRESHOLD);
  }

  /** The version before reads its own answers only as they come. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
