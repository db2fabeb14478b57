import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Functions for searches in all modules' lists. */
export class Searching1795734001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The owner of the database may create both. They index parts of texts within one partner's rows.
      create extension if not exists pg_trgm;
      create extension if not exists btree_gin`);
    await runner.query(String.raw`
      -- What lists are searched in and sorted by: small letters without accents and apostrophes, every dash as a hyphen. '´'
      -- is taken out first, as it would become a space. The few letters that are no base letter with a mark are replaced one
      -- by one. The parameter is used once, so that PostgreSQL reads the expression itself wherever the function is called.
      create function folded(text) returns text language sql immutable strict parallel safe as $folded$
        select translate(
          replace(replace(replace(
            lower(regexp_replace(normalize(replace($1, '´', ''), NFKD), '[\u0300-\u036f\u2018-\u201b\u02bb\u02bc\u2032\uff07\u0060\u0027]', '', 'g')),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          'łøđðħı‐‑‒–—−', 'loddhi------')
      $folded$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function folded(text)');
    await runner.query('drop extension btree_gin');
    await runner.query('drop extension pg_trgm');
  }
}
