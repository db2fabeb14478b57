import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ActivitySearch1763640021100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One for each way to narrow the log: newest first of all, of a kind of actor, of one, and of a kind of record.
    await runner.query('create index activity_by_time on activity (at, id)');
    await runner.query('create index activity_by_actor_type on activity (actor_type, at, id)');
    await runner.query(`
      create index activity_by_actor on activity (actor_type, actor_id, at, id) where actor_id is not null`);
    await runner.query('create index activity_by_subject_type on activity (subject_type, at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop index activity_by_subject_type, activity_by_actor, activity_by_actor_type, activity_by_time',
    );
  }
}
