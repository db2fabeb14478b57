import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CompanyRegister, CompanyImportReport } from '../../application/import-companies.js';
import { companyKey } from '#kernel/lending/company-key.js';
import type { Company } from '../../domain/company.js';

const AT_ONCE = 5_000;

/** Statements over millions of rows take long; one connection is enough. */
const UNHURRIED = {
  max: 1,
  query_timeout: undefined,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  lock_timeout: 60_000,
};

const GIVEN = `
  create temporary table given (
    number text collate "C" primary key, name text not null, key text collate "C" not null, status text,
    incorporated date, registered_address text, sic_codes text[] not null, former_names text[] not null,
    former_keys text[] collate "C" not null
  ) on commit drop`;
// For a number that occurs twice in the file, the later row counts.
const TAKE = `
  insert into given
  select distinct on (number) number, name, key, status, incorporated::date, registered_address,
    string_to_array(sic_codes, chr(10)), string_to_array(former_names, chr(10)), string_to_array(former_keys, chr(10))
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
    with ordinality as row (number, name, key, status, incorporated, registered_address, sic_codes, former_names,
      former_keys, place)
  order by number, place desc
  on conflict (number) do update set
    name = excluded.name, key = excluded.key, status = excluded.status, incorporated = excluded.incorporated,
    registered_address = excluded.registered_address, sic_codes = excluded.sic_codes,
    former_names = excluded.former_names, former_keys = excluded.former_keys`;

const ONE_AT_A_TIME = 'lock table companies in share row exclusive mode';
const ANALYZE_GIVEN = 'analyze given';
const RENAMED = `
  create temporary table renamed on commit drop as
  select given.number, given.key || given.former_keys as keys, companies.key || companies.former_keys as old_keys
  from given left join companies using (number)
  where companies.key is distinct from given.key or companies.former_keys is distinct from given.former_keys`;
const REMOVE_OLD_WORDS = `
  delete from company_words using (
    select number, word, cardinality(string_to_array(key, ' ')) as size, ' ' || key || ' ' as key
    from renamed cross join lateral unnest(old_keys) as key
    cross join lateral unnest(string_to_array(key, ' ')) as word
  ) as old
  where company_words.word = old.word and company_words.size = old.size and company_words.number = old.number
    and company_words.key = old.key`;
const STORE = `
  with kept as (
    insert into companies (number, name, key, status, incorporated, registered_address, sic_codes, former_names,
      former_keys)
    select * from given order by number
    on conflict (number) do update set
      name = excluded.name, key = excluded.key, status = excluded.status, incorporated = excluded.incorporated,
      registered_address = excluded.registered_address, sic_codes = excluded.sic_codes,
      former_names = excluded.former_names, former_keys = excluded.former_keys, listed = true
    where (companies.name, companies.key, companies.status, companies.incorporated, companies.registered_address,
        companies.sic_codes, companies.former_names, companies.former_keys, companies.listed)
      is distinct from (excluded.name, excluded.key, excluded.status, excluded.incorporated,
        excluded.registered_address, excluded.sic_codes, excluded.former_names, excluded.former_keys, true)
    returning (xmax = 0) as is_new
  )
  select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from kept`;
// In the order of the index, which then grows at its end.
const ADD_NEW_WORDS = `
  insert into company_words (word, size, number, key)
  select distinct word, cardinality(string_to_array(key, ' ')), number, ' ' || key || ' '
  from renamed cross join lateral unnest(keys) as key
  cross join lateral unnest(string_to_array(key, ' ')) as word
  order by 1, 2, 3`;
const LISTED = 'select count(*)::int as count from companies where listed';
const COUNT_GIVEN = 'select count(*)::int as count from given';
const MARK_MISSING = `
  with marked as (
    update companies set listed = false
    where listed and not exists (select from given where given.number = companies.number) returning 1
  )
  select count(*)::int as count from marked`;
const COUNT_WORDS = `
  create temporary table counted on commit drop as
  select word, count(*)::int as companies from company_words group by word`;
const STORE_COUNTS = `
  insert into company_word_counts select * from counted order by word
  on conflict (word) do update set companies = excluded.companies
  where company_word_counts.companies <> excluded.companies`;
const REMOVE_UNUSED = `
  delete from company_word_counts
  where not exists (select from counted where counted.word = company_word_counts.word)`;

/** A file with a smaller share of the listed companies is one of several parts. */
const SHARE_OF_A_WHOLE_FILE = 0.9;

interface Count {
  readonly count: number;
}

/** Distinct; words of the current name are not stored twice. */
const formerKeysOf = ({ name, formerNames }: Company): string[] => {
  const keys = new Set(formerNames.map(companyKey));
  keys.delete(companyKey(name));
  return [...keys];
};

const columnsOf = (companies: readonly Company[]): unknown[][] => [
  companies.map(({ number }) => number),
  companies.map(({ name }) => name),
  companies.map(({ name }) => companyKey(name)),
  companies.map(({ status }) => status),
  companies.map(({ incorporated }) => incorporated),
  companies.map(({ registeredAddress }) => registeredAddress),
  companies.map(({ sicCodes }) =>
    sicCodes.map(({ code, text }) => (text === null ? code : `${code} - ${text}`)).join('\n'),
  ),
  companies.map(({ formerNames }) => formerNames.join('\n')),
  companies.map((company) => formerKeysOf(company).join('\n')),
];

/** Loads the file into the database in batches, then applies new and changed rows in one transaction. */
@Injectable()
export class PostgresCompanyRegister implements CompanyRegister {
  constructor(private readonly source: DataSource) {}

  async replaceWith(companies: AsyncIterable<Company | null>): Promise<CompanyImportReport> {
    const { options } = this.source;
    const unhurried = new DataSource({
      ...options,
      entities: [],
      extra: { ...(options.extra as object), ...UNHURRIED },
    });
    await unhurried.initialize();
    try {
      const report = await unhurried.transaction((manager) => takeOver(manager, companies));
      // For index-only scans and the planner's statistics.
      await unhurried.query('vacuum analyze companies, company_words, company_word_counts');
      return report;
    } finally {
      await unhurried.destroy();
    }
  }
}

const takeOver = async (
  manager: EntityManager,
  companies: AsyncIterable<Company | null>,
): Promise<CompanyImportReport> => {
  await manager.query(ONE_AT_A_TIME);
  await manager.query(GIVEN);
  const skipped = await take(manager, companies);
  await manager.query(ANALYZE_GIVEN);
  const listed = await count(manager, LISTED);
  const read = await count(manager, COUNT_GIVEN);
  await manager.query(RENAMED);
  await manager.query(REMOVE_OLD_WORDS);
  const [counts = { added: 0, changed: 0 }] =
    await manager.query<{ readonly added: number; readonly changed: number }[]>(STORE);
  await manager.query(ADD_NEW_WORDS);
  const isPart = read < listed * SHARE_OF_A_WHOLE_FILE;
  const unlisted = isPart ? 0 : await count(manager, MARK_MISSING);
  for (const statement of [COUNT_WORDS, STORE_COUNTS, REMOVE_UNUSED]) await manager.query(statement);
  return { read, skipped, ...counts, unlisted, isPart };
};

/** Returns the number of rows that were not companies. */
const take = async (manager: EntityManager, companies: AsyncIterable<Company | null>): Promise<number> => {
  let skipped = 0;
  let batch: Company[] = [];
  for await (const company of companies) {
    if (company === null) skipped += 1;
    else batch.push(company);
    if (batch.length < AT_ONCE) continue;
    await manager.query(TAKE, columnsOf(batch));
    batch = [];
  }
  if (batch.length > 0) await manager.query(TAKE, columnsOf(batch));
  return skipped;
};

const count = async (manager: EntityManager, statement: string): Promise<number> => {
  const [counted] = await manager.query<Count[]>(statement);
  return counted?.count ?? 0;
};
