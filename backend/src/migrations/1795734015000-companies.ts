import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Companies1795734015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table companies (
        number text collate "C" primary key,
        name text not null,
        key text collate "C" not null,
        status text,
        incorporated date,
        registered_address text,
        sic_codes text[] not null,
        listed boolean not null default true,
        former_names text[] not null default '{}',
        former_keys text[] collate "C" not null default '{}'
      );
      create index companies_by_key on companies (key, number)`);
    await runner.query(`
      -- Each word of each name, present or former; read along the index alone, from the shortest names on.
      create table company_words (
        word text collate "C" not null,
        size smallint not null,
        number text collate "C" not null,
        key text collate "C" not null,
        -- Two names of one company may have a word in common.
        primary key (word, size, number, key)
      )`);
    await runner.query(`
      create table company_word_counts (
        word text collate "C" primary key,
        companies integer not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table company_word_counts, company_words, companies');
  }
}
