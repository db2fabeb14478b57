import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RateLimits1763640004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Unlogged: counts may be lost in a crash, and must not cost every request a flush to disk.
    await runner.query(`
      create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null,
        expire bigint
      )`);
    await runner.query('create index rate_limits_by_expiry on rate_limits (expire)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rate_limits');
  }
}
