import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

export class NextTasks1763641030010 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(
      runner,
      'open_tasks_by_application',
      'tasks (application_id, due_on, id) where done_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index open_tasks_by_application');
  }
}
