import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

export class IntroducersBySignIn1763640034210 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(
      runner,
      'introducers_by_sign_in',
      `introducers (coalesce(last_signed_in_at, '-infinity'), id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index introducers_by_sign_in');
  }
}
