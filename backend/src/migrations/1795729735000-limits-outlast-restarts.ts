import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LimitsOutlastRestarts1795729735000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Unlogged tables are empty after a crash of the database, and on a standby that takes over.
    await runner.query('alter table rate_limits set logged');
    await runner.query('alter table sign_in_attempts set logged');
    // The transaction that told of a count; none of a count that is exact.
    await runner.query('alter table rate_limits add column told_in xid8');
    await runner.query(
      'create index rate_limits_by_told_in on rate_limits (told_in) where told_in is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index rate_limits_by_told_in');
    await runner.query('alter table rate_limits drop column told_in');
    await runner.query('alter table sign_in_attempts set unlogged');
    await runner.query('alter table rate_limits set unlogged');
  }
}
