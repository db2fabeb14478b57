import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StagesOfReviewed1763640063010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // As the program has it for what was put to no lender yet.
    await runner.query(`
      update application_submissions set stage =
        case status when 'in_review' then 'reviewing' when 'approved' then 'accepted' else 'closed' end
      where status <> 'pending'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update application_submissions set stage = 'new' where stage <> 'new'`);
  }
}
