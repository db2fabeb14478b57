import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CompletionsOfReceipts1763641410010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Receipts that are there are looked at by the next migration, while work goes on.
    await runner.query(`
      alter table lender_receipts add constraint lender_receipts_completion_id_fkey
      foreign key (completion_id) references completions on delete cascade not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table lender_receipts drop constraint lender_receipts_completion_id_fkey');
  }
}
