import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReceiptsLookedAt1763641410020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table lender_receipts validate constraint lender_receipts_completion_id_fkey');
  }

  down(): Promise<void> {
    // The constraint goes with the migration that made it.
    return Promise.resolve();
  }
}
