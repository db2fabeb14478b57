import { Database } from '#platform/infrastructure/database/database.js';
import { type CompanySource, MAX_COMPANIES } from '../../application/company-source.js';
import { companyKey, numberPrefixes, wordsOf } from '#kernel/lending/company-key.js';
import { MAX_FORMER_NAMES, readSicCode, type Company, type FoundCompany } from '../../domain/company.js';
import { foundBy } from '../../domain/fit.js';
import { mayBeMistyped, oneLetterAway } from '../../domain/one-letter.js';

/** Sorts after every text with the same beginning. */
const LAST = '\u{10FFFF}';

interface Found {
  readonly number: string;
}

interface Counted {
  readonly word: string;
  readonly companies: number;
}

interface CompanyRow extends Omit<Company, 'sicCodes'> {
  readonly sicCodes: readonly string[];
}

/** A typed word: the words it may mean, and a pattern for names that contain it. */
interface WordReading {
  readonly words: readonly string[];
  readonly companies: number;
  readonly patterns: readonly string[];
}

const IS_THERE = 'select exists (select from companies) as "isThere"';
const BY_NUMBER = 'select number from companies where number >= $1 and number < $2 order by number limit $3';
const BY_KEY = 'select number from companies where key >= $1 and key < $2 order by key, number limit $3';
const COUNTS = 'select word, companies from company_word_counts where word = any($1)';
const BEGINNING =
  'select word, companies from company_word_counts where word >= $1 and word < $2 order by word limit $3';

/**
 * Reads names that contain one of the words, those with the fewest other words first, and keeps those with the others
 * too. Stops after this many names: common words may rarely occur together.
 */
const BY_WORDS = `
  select number from (
    select having_it.number, having_it.key
    from unnest($1::text[]) with ordinality as meant (word, place)
    cross join lateral (
      select number, key from company_words where company_words.word = meant.word order by size, number limit $4
    ) as having_it
    limit $4
  ) as looked_at
  where key like all($2::text[]) and (cardinality($3::text[]) = 0 or key like any($3::text[]))
  limit $5`;
const MAX_SCANNED = 40_000;

const ROWS = `
  select number, name, status, to_char(incorporated, 'YYYY-MM-DD') as incorporated,
    registered_address as "registeredAddress", sic_codes as "sicCodes", listed,
    former_names as "formerNames"
  from companies where number = any($1)`;

/** Each of a company's names may match. */
const MAX_NAMES = MAX_COMPANIES * (1 + MAX_FORMER_NAMES);

/** A beginning of fewer words than this is expanded. */
const MAX_PREFIXES = 500;
/** The most common words that are one letter away. */
const MAX_READINGS = 40;

const exactly = (word: string): string => `% ${word} %`;

/** All companies, from the imported file. */
export class PostgresCompanies implements CompanySource {
  constructor(private readonly database: Database) {}

  async find(typed: string): Promise<readonly FoundCompany[] | null> {
    const [there] = await this.query<{ readonly isThere: boolean }>(IS_THERE);
    if (!there?.isThere) return null;
    return (await this.rowsOf(await this.numbersOf(typed))).map((company) => foundBy(typed, company));
  }

  private async numbersOf(typed: string): Promise<readonly string[]> {
    const found = new Set<string>();
    const add = (rows: readonly Found[]): boolean => {
      rows.forEach(({ number }) => found.add(number));
      return found.size >= MAX_COMPANIES;
    };
    for (const prefix of numberPrefixes(typed))
      if (add(await this.query(BY_NUMBER, [prefix, prefix + LAST, MAX_COMPANIES]))) return [...found];
    const key = companyKey(typed);
    if (key === '') return [...found];
    if (add(await this.query(BY_KEY, [key, key + LAST, MAX_COMPANIES]))) return [...found];
    const words = wordsOf(key).slice(0, 8);
    const exact = await this.readingsOf(words);
    if (add(await this.having(exact))) return [...found];
    for (const near of await this.oneLetterFrom(words, exact))
      if (add(await this.having(near))) return [...found];
    // The last word is incomplete, or not in the name.
    if (found.size === 0 && words.length > 1) add(await this.having(exact.slice(0, -1)));
    return [...found];
  }

  /** Each word as typed; the last may be incomplete. */
  private async readingsOf(words: readonly string[]): Promise<readonly WordReading[]> {
    const counts = new Map(
      (await this.query<Counted>(COUNTS, [words])).map(({ word, companies }) => [word, companies]),
    );
    const whole = words.slice(0, -1).map((word): WordReading => {
      const companies = counts.get(word) ?? 0;
      return { words: companies > 0 ? [word] : [], companies, patterns: [exactly(word)] };
    });
    const last = words.at(-1) ?? '';
    const beginning = await this.query<Counted>(BEGINNING, [last, last + LAST, MAX_PREFIXES]);
    const isEach = beginning.length < MAX_PREFIXES;
    return [
      ...whole,
      {
        words: beginning.map(({ word }) => word),
        companies: isEach ? sumOf(beginning) : Infinity,
        patterns: [`% ${last}%`],
      },
    ];
  }

  /** Candidates with one wrong letter: for the unknown words, else for each word in turn. */
  private async oneLetterFrom(
    words: readonly string[],
    exact: readonly WordReading[],
  ): Promise<readonly (readonly WordReading[])[]> {
    const unknown = exact.filter(({ companies }) => companies === 0).length;
    if (unknown > 1) return [];
    const places = words.flatMap((word, place) => {
      const isToLookAt = mayBeMistyped(word) && (unknown === 0 || exact[place]?.companies === 0);
      return isToLookAt ? [{ place, near: oneLetterAway(word) }] : [];
    });
    const counted = await this.query<Counted>(COUNTS, [places.flatMap(({ near }) => near)]);
    const byWord = new Map(counted.map((one) => [one.word, one]));
    return places.flatMap(({ place, near }) => {
      const known = near
        .flatMap((word) => byWord.get(word) ?? [])
        .sort((a, b) => b.companies - a.companies)
        .slice(0, MAX_READINGS);
      if (known.length === 0) return [];
      const names = known.map(({ word }) => word);
      return [exact.with(place, { words: names, companies: sumOf(known), patterns: names.map(exactly) })];
    });
  }

  /** Names with a word for each, found by the rarest one. */
  private async having(readings: readonly WordReading[]): Promise<readonly Found[]> {
    const rarest = readings.reduce((best, one) => (one.companies < best.companies ? one : best));
    if (rarest.companies === 0) return [];
    const others = readings.filter((one) => one !== rarest);
    const all = others.filter(({ patterns }) => patterns.length === 1).flatMap(({ patterns }) => patterns);
    const any = others.find(({ patterns }) => patterns.length > 1)?.patterns ?? [];
    return this.query(BY_WORDS, [rarest.words, all, any, MAX_SCANNED, MAX_NAMES]);
  }

  private async rowsOf(numbers: readonly string[]): Promise<readonly Company[]> {
    const shown = numbers.slice(0, MAX_COMPANIES);
    const rows = new Map((await this.query<CompanyRow>(ROWS, [shown])).map((row) => [row.number, row]));
    return shown.flatMap((number) => {
      const row = rows.get(number);
      return row ? [{ ...row, sicCodes: row.sicCodes.flatMap((code) => readSicCode(code) ?? []) }] : [];
    });
  }

  private query<T>(statement: string, values: readonly unknown[] = []): Promise<T[]> {
    return this.database.manager.query<T[]>(statement, [...values]);
  }
}

const sumOf = (words: readonly Counted[]): number => words.reduce((sum, { companies }) => sum + companies, 0);
