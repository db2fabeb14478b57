import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Former names of companies are found too; the next import of the file of Companies House fills them in. */
export class FormerNames1795736200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table companies
        add former_names text[] not null default '{}',
        add former_keys text[] collate "C" not null default '{}'`);
    // Two names of one company may have a word in common.
    await runner.query(`
      alter table company_words
        drop constraint company_words_pkey,
        add primary key (word, size, number, key)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from company_words using companies
      where companies.number = company_words.number and company_words.key <> ' ' || companies.key || ' '`);
    await runner.query(`
      alter table company_words
        drop constraint company_words_pkey,
        add primary key (word, size, number) include (key)`);
    await runner.query('alter table companies drop former_keys, drop former_names');
  }
}
