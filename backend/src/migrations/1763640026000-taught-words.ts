import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TaughtWords1763640026000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The key is the same for all spellings of a word.
    await runner.query(`
      create table taught_words (
        id uuid primary key,
        kind text not null check (kind in ('product', 'header', 'property-type', 'place')),
        word text not null,
        key text collate "C" not null,
        meaning text not null,
        taught_at timestamptz(3) not null,
        taught_by text,
        unique (kind, key)
      )`);
    await runner.query(`
      update lender_imports
      set report = report || '{"words": {"unknown": [], "unknownLeftOut": 0, "taught": []}}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update lender_imports set report = report - 'words'`);
    await runner.query('drop table taught_words');
  }
}
