import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Redemptions1763641600100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table completions add column redeemed_on date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table completions drop column redeemed_on');
  }
}
