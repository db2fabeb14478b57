import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What imports before had to say names no sheets and no words that the tables know. */
export class WordsOfImports1795731518000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update lender_imports
      set report = jsonb_set(report || '{"sheets": []}', '{words,known}', '[]')
      where report ? 'words' and not report ? 'sheets'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update lender_imports set report = (report - 'sheets') #- '{words,known}'`);
  }
}
