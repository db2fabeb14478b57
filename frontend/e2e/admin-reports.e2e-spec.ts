import { expect, type Page } from '@playwright/test';
import { findings } from './support/accessibility';
import { beyondSigningIn, post, signInAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { untilListed } from './support/lists';
import { openSite, test } from './support/site';

// With separate settings, because a server caches a survey for a minute, which must not show another file's data.
const site = openSite({});

let page: Page;
let errors: readonly string[];
test.describe('Reports in the staff portal', () => {
  test.beforeAll(async () => {
    ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await signInAsAdmin(page);
    await seedPanel();
    await seedEnquiries();
  });

  const seedPanel = async (): Promise<void> => {
    const limits = {
      productTypes: 'business-loans',
      minAmount: '£10k',
      minTradingHistory: '24 months',
      minCreditScore: '600',
    };
    for (const [name, maxAmount] of [
      ['Alba Finance', '£60,000'],
      ['Brisk', '£75,000'],
    ])
      await post(page, '/api/admin/lenders', { ...limits, name, maxAmount });
  };

  /**
   * Three in each of twelve weeks: a loan above the panel's limits, a suitable one, and one that no lender offers.
   */
  const seedEnquiries = async (): Promise<void> => {
    await insertApplications(site, 36);
    await site.query(`
    with numbered as (select id, right(company_name, 3)::int - 1 as n from application_submissions)
    update application_submissions set
      created_at = created_at - (n / 3) * interval '7 days',
      amount = case n % 3 when 0 then '100000' else '50000' end,
      funding_type = case n % 3 when 2 then 'invoice-finance' else 'business-loans' end,
      product_keys = array[case n % 3 when 2 then 'invoice-finance' else 'business-loans' end],
      status = (array['rejected', 'approved', 'in_review'])[n % 3 + 1]
    from numbered where numbered.id = application_submissions.id`);
    await site.query(`
    update application_submissions set first_moved_at = created_at + interval '45 minutes',
      first_decided_at = case when status <> 'in_review' then least(now(), created_at + interval '5 hours') end`);
    await site.query(`
    update application_submissions set status = 'pending', first_moved_at = null, first_decided_at = null,
      due_at = now() + case company_name when 'Company 003' then interval '-5 minutes' else interval '30 minutes' end
    where company_name in ('Company 003', 'Company 006')`);
  };

  test.describe('the overview', () => {
    const figure = (name: string) => page.locator('dl > div', { hasText: name });
    const claim = (about: string) =>
      page
        .getByRole('list', { name: 'Claims against results' })
        .getByRole('listitem')
        .filter({ hasText: about });

    test.beforeEach(() => page.goto('/admin'));

    test('shows twelve weeks of applications, with a table for screen readers', async () => {
      const cells = (chart: string) => page.getByRole('table', { name: chart }).getByRole('cell');
      for (const chart of ['Enquiries by week and product', 'Outcomes by week']) {
        await cells(chart).first().waitFor();
        const counts = await cells(chart).allInnerTexts();
        expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(36);
      }
      expect((await cells('Panel coverage').allInnerTexts()).filter((count) => count !== '0')).toEqual([
        '2',
        '2',
      ]);
      expect(await cells('Time to first decision').allInnerTexts()).toContain('2');
      await page.getByText('24 of 36 enquiries found too few lenders').waitFor();
      expect(await findings(page)).toEqual([]);
    });

    test('warns when a claim of the site differs from what was measured', async () => {
      await claim('Lenders on our panel').getByText('Not supported').waitFor();
      await claim('Lenders on our panel').getByText('The site says: More than 100').waitFor();
      await claim('Lenders on our panel').getByText('Measured: 2 active').waitFor();
      await claim('Success rate').getByText('Not supported').waitFor();
      await claim('Success rate').getByText('Measured: 50% approved (12 of 24 decided)').waitFor();
      await claim('Response time').getByText('Supported', { exact: true }).waitFor();
    });

    test('shows overdue and soon due applications first, with links', async () => {
      await figure('Overdue').getByText('1', { exact: true }).waitFor();
      await figure('Due soon').getByText('1', { exact: true }).waitFor();
      expect((await page.locator('dl dt').allInnerTexts()).slice(0, 2)).toEqual(['Overdue', 'Due soon']);

      await figure('Overdue').click();
      await page.waitForURL('**/admin/applications?due=overdue');
      await page.getByText('1 to 1 of 1').waitFor();
      const row = (name: string) =>
        page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
      await row('Company 003')
        .getByText(/ late$/)
        .waitFor();

      await page.getByLabel('Answer').selectOption('All');
      await page.getByText('1 to 25 of 36').waitFor();
      await page.getByRole('button', { name: 'Due', exact: true }).click();
      const names = page.locator('tbody [data-row-name]');
      await names.first().getByText('Company 003').waitFor();
      await untilListed(page, 'Applications');
      expect((await names.allInnerTexts()).slice(0, 2)).toEqual(['Company 003', 'Company 006']);
      const dueSoon = row('Company 006').locator('[data-tone="waiting"]', { hasText: /^in \d+ (min|h)$/ });
      await dueSoon.waitFor();
    });
  });

  test.describe('the panel’s screen', () => {
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

    test.beforeEach(async () => {
      await site.query(
        `update lenders set confirmed_at = now() - case name when 'Brisk' then interval '40 days' else interval '240 days' end`,
      );
      await page.goto('/admin/panel');
    });

    test('groups enquiries with fewer than two strong matches by what rejected most lenders', async () => {
      await page.getByText('24 of 36 enquiries found fewer than two strong matches.').waitFor();
      const tooLarge = card('Business Loans, £100,000');
      await tooLarge.getByText('12 enquiries. The loan size rules out 2 of 2 lenders.').waitFor();
      await tooLarge.getByText('Company 001 no strong match').waitFor();
      await card('Invoice Finance, £50,000').getByText('12 enquiries. No active lender offers it.').waitFor();
      expect(await page.getByText('Company 002').count()).toBe(0);
      expect(await findings(page)).toEqual([]);
    });

    test('links to the enquiries and lenders that it shows', async () => {
      const asked = () =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: 'Mark as confirmed' }) })
          .getByRole('heading')
          .allInnerTexts();
      await card('Alba Finance')
        .getByText('Maximum Amount: £60,000. 12 enquiries refused (£100,000)')
        .waitFor();
      expect(await asked()).toEqual(['Alba Finance', 'Brisk']);

      await card('Alba Finance').getByRole('button', { name: 'Mark as confirmed' }).click();

      await page.getByText('Lender confirmed', { exact: true }).first().waitFor();
      await card('Alba Finance').waitFor({ state: 'detached' });
      expect(await asked()).toEqual(['Brisk']);
      expect(
        await site.query(`select name from lenders where confirmed_at > now() - interval '1 hour'`),
      ).toEqual([{ name: 'Alba Finance' }]);
      await page.getByText('24 of 36 enquiries found fewer than two strong matches.').waitFor();
      expect(beyondSigningIn(errors)).toEqual([]);
    });

    test('leads to the enquiries and the lenders that it is about', async () => {
      await card('Business Loans, £100,000').getByRole('link', { name: 'Company 001' }).click();
      await page.getByRole('heading', { level: 1, name: 'Company 001' }).waitFor();
      await page.goBack();
      await card('Brisk').getByRole('link', { name: 'Brisk' }).click();
      await page.getByRole('dialog', { name: 'Brisk' }).waitFor();
    });
  });
});
