import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accents that stand by themselves, and apostrophes of every kind. */
const LEFT_OUT = String.raw`[\u0300-\u036f\u2018-\u201b\u02bb\u02bc\u2032\uff07\u0060\u0027]`;

/**
 * What lists are searched in and sorted by: small letters without accents and apostrophes, every dash as a hyphen. '´' is
 * taken out first, as it would become a space. The few letters that are no base letter with a mark are replaced one by
 * one. The parameter is used once, so that PostgreSQL reads the expression itself wherever the function is called.
 */
const FOLDED = `
  create function folded(text) returns text language sql immutable strict parallel safe as $folded$
    select translate(
      replace(replace(replace(
        lower(regexp_replace(normalize(replace($1, '´', ''), NFKD), '${LEFT_OUT}', '', 'g')),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'łøđðħı‐‑‒–—−', 'loddhi------')
  $folded$`;

export class FoldedTexts1795732000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLDED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function folded(text)');
  }
}
