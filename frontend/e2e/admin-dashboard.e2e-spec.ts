import { expect, type Page } from '@playwright/test';
import { WIDTHS } from './support/accessibility';
import { beyondSigningIn, openAsAdmin, signInAsAdmin } from './support/admin';
import { holdBack } from './support/hold-back';
import { scriptSize } from './support/script-size';
import { untilQuiet } from './support/quiet';
import { openSite, test } from './support/site';

const site = openSite();

const card = (page: Page, name: string) => page.locator('dl > div', { hasText: name });

test.describe('Dashboard in the staff portal', () => {
  test('shows the counts, and links to the lists', async () => {
    const { page, errors } = await site.visit();
    const [{ total, active } = {}] = await site.query(
      `select count(*)::int as total, (count(*) filter (where is_active = 'true'))::int as active from lenders`,
    );
    await openAsAdmin(page, '/admin');

    await card(page, 'Total Introducers').getByText('0', { exact: true }).waitFor();
    await card(page, 'Applications').getByText('0 pending review').waitFor();
    await card(page, 'Active Lenders').getByText(String(active), { exact: true }).waitFor();
    await card(page, 'Active Lenders')
      .getByText(`out of ${String(total)}`)
      .waitFor();
    await card(page, 'Completion Rate').getByText('0%').waitFor();
    await card(page, 'Overdue').getByText('0', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Enquiries by week and product' }).waitFor();
    await page.getByRole('list', { name: 'Claims against results' }).getByText('Not supported').waitFor();

    await card(page, 'Active Lenders').click();
    await page.waitForURL('**/admin/lenders');
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  for (const width of WIDTHS)
    test(`reserves the height of empty charts at ${width} px`, async () => {
      const { page } = await site.visit({ viewport: { width, height: 900 } });
      await signInAsAdmin(page);
      const answer = await holdBack(page, '**/api/admin/reports/**');
      await page.goto('/admin');
      const chart = page.getByRole('region', { name: 'Enquiries by week and product' });
      const height = async () => (await chart.boundingBox())?.height;
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const waiting = await height();

      answer();
      await chart.getByText('No applications in the last 12 weeks.').waitFor();
      await page.getByRole('list', { name: 'Claims against results' }).waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });

      expect(await height()).toBe(waiting);
    });

  test('loads at most 250 KB of compressed JavaScript before it shows', async () => {
    const { page } = await site.firstVisit();

    const size = await scriptSize(page, async () => {
      await openAsAdmin(page, '/admin');
      await page.getByText(/^out of \d/).waitFor();
      await untilQuiet(page);
    });

    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(250 * 1024);
  });
});
