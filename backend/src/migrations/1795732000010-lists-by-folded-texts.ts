import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

const line = (...texts: readonly string[]): string => texts.join(' || chr(10) || ');
const twice = (name: string): string => `${name} || ' ' || ${name}`;

interface Index {
  readonly name: string;
  readonly now: string;
  readonly before: string;
}

const APPLICATION = ['email', `coalesce(external_reference, '')`, `coalesce(company_number, '')`];
const NUMBER_KEY = `coalesce(company_number_key, '')`;
const LEAD = ['email', `coalesce(phone, '')`, `coalesce(company, '')`, `coalesce(notes, '')`];

const INDEXES: readonly Index[] = [
  {
    name: 'applications_by_text',
    now: `application_submissions using gin (introducer_id, product_keys,
      folded(${line('company_name', twice('contact_name'), ...APPLICATION, NUMBER_KEY)}) gin_trgm_ops)`,
    before: `application_submissions using gin (introducer_id, product_keys,
      lower(${line('company_name', 'contact_name', ...APPLICATION, NUMBER_KEY)}) gin_trgm_ops)`,
  },
  {
    name: 'applications_by_company',
    now: 'application_submissions ((folded(company_name) collate "C"), id)',
    before: 'application_submissions (lower(company_name), id)',
  },
  {
    name: 'cases_by_company',
    now: 'application_submissions (introducer_id, (folded(company_name) collate "C"), id) where introducer_id is not null',
    before:
      'application_submissions (introducer_id, lower(company_name), id) where introducer_id is not null',
  },
  {
    name: 'submissions_by_text',
    now: `lender_submissions using gin (
      product_keys, folded(${line('company_name', `coalesce(reference, '')`)}) gin_trgm_ops)`,
    before: `lender_submissions using gin (
      product_keys, lower(${line('company_name', `coalesce(reference, '')`)}) gin_trgm_ops)`,
  },
  {
    name: 'introducers_by_text',
    now: `introducers using gin (
      folded(${line('company_name', twice('contact_name'), 'email', 'phone')}) gin_trgm_ops)`,
    before: `introducers using gin (lower(${line('company_name', 'contact_name', 'email', 'phone')}) gin_trgm_ops)`,
  },
  {
    name: 'introducers_by_name',
    now: 'introducers ((folded(company_name) collate "C"), id)',
    before: 'introducers ((lower(company_name) collate "C"), id)',
  },
  {
    name: 'leads_by_text',
    now: `leads using gin (introducer_id, (folded(${line(twice('name'), ...LEAD)})) gin_trgm_ops)`,
    before: `leads using gin (introducer_id, (lower(${line('name', ...LEAD)})) gin_trgm_ops)`,
  },
  {
    name: 'leads_by_name',
    now: 'leads (introducer_id, (folded(name) collate "C"), id)',
    before: 'leads (introducer_id, (lower(name) collate "C"), id)',
  },
  {
    name: 'leads_by_company',
    now: `leads (introducer_id, (folded(coalesce(company, '')) collate "C"), id)`,
    before: `leads (introducer_id, (coalesce(lower(company), '') collate "C"), id)`,
  },
];

/** An undone migration is one transaction, in which nothing can be concurrent. */
const backTo = ({ name, before }: Index): readonly string[] => [
  `drop index ${name}`,
  `create index ${name} on ${before}`,
];

/** Lists are searched and sorted whatever the accents and apostrophes, and names are found either way round. */
export class ListsByFoldedTexts1795732000010 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const { name, now } of INDEXES) await createConcurrently(runner, name, now);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of INDEXES.flatMap(backTo)) await runner.query(statement);
  }
}
