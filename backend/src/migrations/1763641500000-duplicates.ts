import type { MigrationInterface, QueryRunner } from 'typeorm';
import { companyKey, companyNumberKey } from '#shared/domain/company-key.js';
import { emailKey } from '#shared/domain/email.js';

const BATCH = 5_000;

interface Asked {
  readonly id: string;
  readonly company_number: string | null;
  readonly email: string;
  readonly company_name: string;
}

const NEXT = `
  select id, company_number, email, company_name from application_submissions
  where id > $1 order by id limit ${BATCH}`;

const WRITE = `
  update application_submissions set company_number_key = given.number, email_key = given.email, company_key = given.name
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as given(id, number, email, name)
  where application_submissions.id = given.id`;

export class Duplicates1763641500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Nullable: the version before this one writes none of them.
    await runner.query(`
      alter table application_submissions
        add column duplicate_of uuid references application_submissions on delete set null,
        add column company_number_key text,
        add column email_key text,
        add column company_key text`);
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last !== undefined) {
      const rows = (await runner.query(NEXT, [last])) as readonly Asked[];
      await runner.query(WRITE, [
        rows.map(({ id }) => id),
        rows.map(({ company_number: number }) => companyNumberKey(number ?? '')),
        rows.map(({ email }) => emailKey(email)),
        rows.map(({ company_name: name }) => companyKey(name)),
      ]);
      last = rows.at(-1)?.id;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_submissions drop column duplicate_of, drop column company_number_key,
        drop column email_key, drop column company_key`);
  }
}
