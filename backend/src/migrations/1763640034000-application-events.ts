import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeActivity } from './change-activity.js';

export class ApplicationEvents1763640034000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // An event has the id of the log's entry of it. Who is gone is forgotten here; a lender's name stays.
    await runner.query(`
      create table application_events (
        id uuid primary key,
        application_id uuid not null references application_submissions on delete cascade,
        kind text not null,
        at timestamptz not null,
        actor_type text not null check (actor_type in ('visitor', 'introducer', 'admin', 'api-account', 'system')),
        admin_id uuid references admins on delete set null check (admin_id is null or actor_type = 'admin'),
        introducer_id uuid references introducers on delete set null
          check (introducer_id is null or actor_type = 'introducer'),
        api_account_id uuid references users on delete set null
          check (api_account_id is null or actor_type = 'api-account'),
        from_status text,
        to_status text,
        from_lender text,
        to_lender text,
        from_lender_id uuid references lenders on delete set null,
        to_lender_id uuid references lenders on delete set null,
        reason text,
        disclosure_id uuid references application_disclosures on delete cascade
      )`);
    await runner.query(`
      insert into application_events
      select entry.id, subject_id,
        case action when 'case-noted' then action when 'links-revoked' then action
          else replace(action, 'application-', '') end,
        at, actor_type, admins.id, introducers.id, users.id,
        changes -> 'status' ->> 'from', changes -> 'status' ->> 'to',
        changes -> 'assignedLender' ->> 'from', changes -> 'assignedLender' ->> 'to', before.id, after.id,
        changes -> 'reason' ->> 'to', disclosures.id
      from activity as entry
      join application_submissions as applications on applications.id = subject_id
      left join admins on actor_type = 'admin' and admins.id = actor_id
      left join introducers on actor_type = 'introducer' and introducers.id = actor_id
      left join users on actor_type = 'api-account' and users.id = actor_id
      left join lenders as before on before.id = (changes -> 'assignedLenderId' ->> 'from')::uuid
      left join lenders as after on after.id = (changes -> 'assignedLenderId' ->> 'to')::uuid
      left join application_disclosures as disclosures on disclosures.id = (changes -> 'disclosure' ->> 'to')::uuid
      where subject_type = 'application' and action in ('application-submitted', 'application-reviewed',
        'application-disclosed', 'application-noted', 'case-noted', 'links-revoked')`);
    await runner.query(
      'create index application_events_by_application on application_events (application_id, id)',
    );
    // For a lender or a disclosure that goes.
    await runner.query(`
      create index application_events_by_lender on application_events (to_lender_id) where to_lender_id is not null`);
    await runner.query(`
      create index application_events_by_former_lender on application_events (from_lender_id)
      where from_lender_id is not null`);
    await runner.query(`
      create index application_events_by_disclosure on application_events (disclosure_id)
      where disclosure_id is not null`);
    await changeActivity(
      runner,
      `update activity set changes = jsonb_set(changes, '{reason,to}', '"given"')
       where subject_type = 'application' and changes ? 'reason'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeActivity(
      runner,
      `update activity set changes = jsonb_set(changes, '{reason,to}', to_jsonb(reason))
       from application_events as event where event.id = activity.id and reason is not null`,
    );
    await runner.query('drop table application_events');
  }
}
