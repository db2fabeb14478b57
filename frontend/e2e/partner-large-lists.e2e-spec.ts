import { expect, type Page } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { openAsPartner } from './support/partner';
import { openSite, test } from './support/site';

const CASES = '/partners/dashboard';
const LEADS = '/partners/dashboard?tab=leads';
const site = openSite();

let page: Page;
test.describe('Large lists in the partner portal', () => {
  test.beforeAll(async () => {
    ({ page } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await openAsPartner(page);
    await site.query(`
    insert into leads (id, introducer_id, name, email, email_key, company, status, source, created_at, updated_at)
    select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, introducers.id, 'Name ' || n,
      n || '@lead.example', n || '@lead.example', 'Company ' || n / 3,
      (array['lead', 'contacted', 'qualified', 'client', 'closed-won', 'closed-lost'])[n % 6 + 1], 'Referral',
      now() - n * interval '20 minutes', now()
    from introducers, generate_series(1, 20000) n`);
    await site.query(`
    insert into application_submissions (id, introducer_id, company_name, contact_name, email, phone, funding_type,
      amount, matched_lenders, rule_version, status, product_keys, first_decided_at, created_at, updated_at)
    select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, introducers.id, 'Company ' || n,
      'Contact ' || n, n || '@client.example', '0141 496 0123', 'Business Loan', '£50,000', '[]', '1.0',
      (array['pending', 'in_review', 'approved', 'rejected'])[n % 4 + 1], array['business-loans'],
      case when n % 4 > 1 then now() end, now() - n * interval '90 minutes', now()
    from introducers, generate_series(1, 5000) n`);
  });
  test.afterAll(() => page.close());

  /** All rows are loaded and no request is pending. */
  const untilListed = async (list: string, first: string): Promise<void> => {
    await page.waitForFunction(
      ([label, text]) => {
        const table = document.querySelector(`table[aria-label="${label}"]`);
        return (
          table?.getAttribute('aria-busy') === 'false' &&
          table.querySelectorAll('tbody tr').length === 25 &&
          table.querySelector('[data-row-name]')?.textContent === text
        );
      },
      [list, first] as const,
    );
  };

  for (const [list, path, newest, column, first, found] of [
    ['Cases', CASES, 'Company 5000', 'Company', 'Company 1', 'Company 1999'],
    ['Leads', LEADS, 'Name 20000', 'Name', 'Name 1', 'Name 19999'],
  ] as const)
    test(`${list} by the thousand keep their column widths, are dimmed while slow, and are sorted and searched as a whole`, async () => {
      await page.goto(path);
      await untilListed(list, newest);
      const table = page.getByRole('table', { name: list, exact: true });
      const lefts = () =>
        table
          .locator('thead th')
          .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
      const before = await lefts();
      await page
        .getByRole('button', { name: newest, exact: true })
        .evaluate((name) => (name.textContent = 'A company named in one word: '.repeat(4) + 'W'.repeat(80)));
      expect(await lefts()).toEqual(before);

      const untilOpaque = (opacity: string) =>
        page.waitForFunction(
          ([label, expected]) => {
            const element = document.querySelector(`table[aria-label="${label}"]`);
            return element !== null && getComputedStyle(element).opacity === expected;
          },
          [list, opacity] as const,
        );
      const answer = await holdBack(page, '**/api/introducers/me/**', (request) =>
        request.url().includes('sort='),
      );
      await table.getByRole('button', { name: column, exact: true }).click();
      await untilOpaque('0.6');
      answer();
      await untilListed(list, first);
      await untilOpaque('1');

      await page.goto(path);
      await untilListed(list, newest);
      await page.getByLabel(`Search ${list.toLowerCase()}`).fill(`${column} 1`);
      await page.waitForURL(/q=/);
      await untilListed(list, found);
    });
});
