import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeActivity } from './change-activity.js';

export class IntroducerEvents1763640034100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // An event has the id of the log's entry of it. Without an admin it was done by an operator's command.
    await runner.query(`
      create table introducer_events (
        id uuid primary key,
        introducer_id uuid not null references introducers on delete cascade,
        kind text not null check (kind in ('suspended', 'restored')),
        at timestamptz not null,
        admin_id uuid references admins on delete set null,
        reason text not null
      )`);
    await runner.query(`
      insert into introducer_events
      select entry.id, subject_id, replace(action, 'introducer-', ''), at, admins.id, changes -> 'reason' ->> 'to'
      from activity as entry
      join introducers on introducers.id = subject_id
      left join admins on actor_type = 'admin' and admins.id = actor_id
      where subject_type = 'introducer' and action in ('introducer-suspended', 'introducer-restored')
        and changes -> 'reason' ->> 'to' is not null`);
    await runner.query(
      'create index introducer_events_by_introducer on introducer_events (introducer_id, id)',
    );
    await changeActivity(
      runner,
      `update activity set changes = jsonb_set(changes, '{reason,to}', '"given"')
       where subject_type = 'introducer' and changes ? 'reason'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeActivity(
      runner,
      `update activity set changes = jsonb_set(changes, '{reason,to}', to_jsonb(reason))
       from introducer_events as event where event.id = activity.id`,
    );
    await runner.query('drop table introducer_events');
  }
}
