import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HandledBy1763640034500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_submissions rename column handled_by to handled_by_name');
    await runner.query(
      'alter table contact_submissions add column handled_by uuid references admins on delete set null',
    );
    // The log has had the id all along.
    await runner.query(`
      update contact_submissions as message set handled_by = admins.id
      from admins where handled_at is not null and admins.id = (
        select actor_id from activity
        where subject_type = 'contact-message' and subject_id = message.id and action = 'message-handled'
          and actor_type = 'admin' order by activity.id desc limit 1)`);
    await runner.query('alter table contact_submissions drop column handled_by_name');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_submissions add column handled_by_name text');
    await runner.query(`
      update contact_submissions set handled_by_name = admins.name from admins where admins.id = handled_by`);
    await runner.query('alter table contact_submissions drop column handled_by');
    await runner.query('alter table contact_submissions rename column handled_by_name to handled_by');
  }
}
