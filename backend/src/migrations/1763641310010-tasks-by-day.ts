import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

/** The order by day of all tasks, whether they are done or not. */
export class TasksByDay1763641310010 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createConcurrently(runner, 'tasks_by_day', 'tasks (due_on, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index tasks_by_day');
  }
}
