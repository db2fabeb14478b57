import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

const INDEXES = {
  submissions_by_state: 'lender_submissions (state, id)',
  submissions_by_owner: 'lender_submissions (owner_id, id)',
  submissions_by_move: 'lender_submissions (moved_at, id)',
  submissions_by_lender_name: 'lender_submissions (lower(lender_name), id)',
  submissions_by_text: `lender_submissions using gin (
    product_keys, lower(company_name || chr(10) || coalesce(reference, '')) gin_trgm_ops)`,
} as const;

export class SubmissionsByWhatNarrowsThem1763641600010 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [index, on] of Object.entries(INDEXES)) await createConcurrently(runner, index, on);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop index submissions_by_state, submissions_by_owner, submissions_by_move, submissions_by_lender_name, submissions_by_text',
    );
  }
}
