import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

/** Partners ask about a case, not only about its commission. */
export class CaseQuestions1795880000000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table commission_questions
        add about text not null default 'commission' check (about in ('commission', 'case'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without their topic they would show as questions about commission.
    await runner.query(`delete from commission_questions where about = 'case'`);
    await runner.query('alter table commission_questions drop about');
  }
}
