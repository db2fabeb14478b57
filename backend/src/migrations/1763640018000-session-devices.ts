import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionDevices1763640018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The key is the digest of a secret; this is the name by which the holder of an account sees and ends a session.
    await runner.query(`
      alter table sessions
        add column public_id uuid not null default gen_random_uuid(),
        add column device text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column public_id, drop column device');
  }
}
