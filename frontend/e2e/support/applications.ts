import type { Locator, Page } from '@playwright/test';
import { untilListed } from './lists';
import { namedOn } from './named';
import type { Site } from './site';

/**
 * Adds applications of 'Company 001', 'Company 002' and so on, for business loans and not due soon, as if from
 * visitors: the last is the newest.
 */
export const insertApplications = async (
  { query }: Pick<Site, 'query'>,
  count: number,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const columns: Readonly<Record<string, string>> = {
    id: `'0193f000-0000-7000-8000-' || lpad(n::text, 12, '0')`,
    company_name: `'Company ' || lpad(n::text, 3, '0')`,
    contact_name: `'Contact ' || n`,
    email: `'c' || n || '@client.example'`,
    phone: `'0141 496 0123'`,
    funding_type: `'business-loans'`,
    amount: `'100000'`,
    trading_history: `'48 months'`,
    credit_score: `'700'`,
    has_adverse_credit: `'no'`,
    matched_lenders: `'[]'`,
    rule_version: `'1.0'`,
    status: `'pending'`,
    product_keys: `array['business-loans']`,
    via_link: 'false',
    created_at: 'now()',
    updated_at: 'now()',
    due_at: `now() + interval '90 days'`,
  };
  // By name, so that other columns keep their default order.
  const names = [...new Set([...Object.keys(columns), ...Object.keys(changes)])].join(', ');
  const values = Object.entries(columns).map(([name, value]) => `'${name}', ${value}`);
  await query(
    `insert into application_submissions (${names})
     select ${names} from generate_series(1, $1) n, jsonb_populate_record(
       null::application_submissions, jsonb_build_object(${values.join(', ')}) || $2::jsonb)`,
    [count, JSON.stringify(changes)],
  );
};

/** Creates a panel of two lenders, Alba Finance and Brisk, and the inactive Closed Bank. */
const insertPanel = async ({ query, empty }: Pick<Site, 'query' | 'empty'>): Promise<void> => {
  await empty('lenders');
  await query(
    `insert into lenders (id, name, product_types, normalised_name, product_keys, not_stated, is_demo,
       accepts_adverse_credit, accepts_startups, accepts_refurb_projects, accepts_development_projects,
       is_active, min_amount, max_amount, created_at, updated_at)
     select gen_random_uuid(), name, 'business-loans', replace(lower(name), ' ', ''), '{business-loans}', '{}', false, 'false', 'false',
       'true', 'true', is_active, '£10k', '£500k', now(), now()
     from (values ('Alba Finance', 'true'), ('Brisk', 'true'), ('Closed Bank', 'false')) as t(name, is_active)`,
  );
  await query('update lender_panel set version = version + 1');
};

/** Visits a site with only that panel, without applications and partners. */
export const visitWithoutApplications = async (site: Site) => {
  await site.empty('application_submissions', 'idempotency_keys', 'introducers');
  await insertPanel(site);
  return site.visit({ viewport: { width: 1440, height: 900 } });
};

/** Finds applications by name on the test's current page. */
export const applicationsOn = (pageNow: () => Page) => {
  const link = (name: string): Locator =>
    pageNow().getByRole('main').getByRole('link', { name, exact: true });
  const title = (name: string): Locator => pageNow().getByRole('heading', { level: 1, name, exact: true });
  return {
    ...namedOn(pageNow),
    link,
    title,
    row: (name: string): Locator =>
      pageNow()
        .getByRole('row')
        .filter({ has: pageNow().getByRole('link', { name, exact: true }) }),
    /** Opens an application's page by its name. */
    open: async (name: string): Promise<void> => {
      await link(name).click();
      await title(name).waitFor();
    },
    names: async (): Promise<string[]> => {
      await untilListed(pageNow(), 'Applications');
      return pageNow().locator('tbody [data-row-name]').allInnerTexts();
    },
  };
};
