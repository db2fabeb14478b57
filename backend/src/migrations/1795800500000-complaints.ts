import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

export class Complaints1795800500000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence complaint_references start 1001;
      create table complaints (
        id uuid primary key,
        reference text not null unique,
        kind text not null check (kind in ('service', 'data')),
        name text not null,
        email text not null,
        phone text,
        company text,
        what_happened text not null,
        wanted text,
        product text,
        application_id uuid references application_submissions on delete set null,
        owner_id uuid references admins on delete set null,
        received_on date not null,
        acknowledged_on date,
        responded_on date,
        outcome text check (outcome in ('upheld', 'partly_upheld', 'rejected', 'withdrawn')),
        redress_pence bigint,
        root_cause text,
        is_vulnerable boolean,
        notes text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        -- Closed is what has an outcome, with the day of the final response.
        check ((outcome is null) = (responded_on is null))
      );
      create index complaints_by_application on complaints (application_id) where application_id is not null;
      create index open_complaints on complaints (id) where outcome is null;

      -- What may not be erased while a complaint is open.
      create view complaint_holds as
      select application_id, reference from complaints where outcome is null and application_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view complaint_holds');
    await runner.query('drop table complaints');
    await runner.query('drop sequence complaint_references');
  }
}
