import { expect, type Page } from '@playwright/test';
import { findings, findingsAtEachWidth, WIDTHS } from './support/accessibility';
import {
  CONTACT,
  DETAILED_FACT_FIND,
  FACT_FIND,
  QUICK_APPLICATION,
  stepTab,
  submit,
  untilAt,
} from './support/forms';
import { untilFocused } from './support/keyboard';
import { PUBLIC_PAGES } from './support/pages';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const PAGES = [...PUBLIC_PAGES, '/no-such-page', '/status/no-such-link', '/results/no-such-link'];

const site = openSite(DEMONSTRATION);

let page: Page;
let errors: readonly string[];
test.describe('Accessibility', () => {
  test.beforeAll(async () => {
    ({ page, errors } = await site.visit());
  });

  /** Clears storage of earlier tests. */
  const open = async (path: string) => {
    if (page.url().startsWith(site.address)) {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    await openPage(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

  /** Types an invalid number and checks the error. */
  const refuse = async (label: string): Promise<void> => {
    await page.getByLabel(label).fill('plenty');
    await page.getByRole('button', { name: 'Continue' }).click();
    await untilFocused(page, page.locator('[aria-invalid="true"]').first());
    expect(await findingsAtEachWidth(page)).toEqual([]);
  };

  for (const path of PAGES)
    test(`axe finds nothing on ${path} at each width, and nothing overflows`, async () => {
      await open(path);

      expect(await findingsAtEachWidth(page)).toEqual([]);
    });

  for (const form of [FACT_FIND, DETAILED_FACT_FIND, QUICK_APPLICATION, CONTACT])
    test(`axe finds nothing in ${form.path} with errors, and after submission`, async () => {
      const before = errors.length;
      await open(form.path);

      await submit(page, form);
      await page.getByText(form.firstError).first().waitFor();
      expect(await findingsAtEachWidth(page)).toEqual([]);

      await form.fill(page);
      await submit(page, form);
      await page.getByText(form.success).first().waitFor();
      expect(await findingsAtEachWidth(page)).toEqual([]);
      expect(errors.slice(before)).toEqual([]);
    });

  test('axe finds nothing in any step of the detailed fact-find, empty, with errors and reviewed', async () => {
    await open('/enhanced-fact-find?step=funding');
    await page.getByRole('heading', { name: 'Funding Requirements' }).waitFor();
    expect(await findingsAtEachWidth(page)).toEqual([]);
    for (const [type, tab, heading, numeric] of [
      ['commercial-mortgage', 'Property', 'Property Details', 'Loan to Value'],
      ['asset-finance', 'Asset', 'Asset Details', null],
      ['invoice-finance', 'Invoices', 'Invoice Finance Details', 'Debtor Concentration'],
    ] as const) {
      await page.getByLabel('Funding Type').selectOption(type);
      await stepTab(page, tab).click();
      await untilAt(page, heading);
      expect(await findingsAtEachWidth(page)).toEqual([]);
      if (numeric) await refuse(numeric);
      await stepTab(page, 'Funding').click();
      await untilAt(page, 'Funding Requirements');
    }
    await refuse('Amount Required');
    await stepTab(page, 'Finances').click();
    await untilAt(page, 'Financial Details');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await refuse('Annual Turnover');
    await stepTab(page, 'Review').click();
    await untilAt(page, 'Review Your Answers');

    expect(await findingsAtEachWidth(page)).toEqual([]);
  });

  test('axe finds nothing in an opened match or on the linked pages, and its figures stay within the card', async () => {
    await open(FACT_FIND.path);
    await FACT_FIND.fill(page);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/applications')),
      submit(page, FACT_FIND),
    ]);
    const { resultsUrl, statusUrl } = (await answer.json()) as Record<'resultsUrl' | 'statusUrl', string>;
    await page.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();

    await page
      .getByRole('button', { name: /^Why \d+\?/ })
      .first()
      .click();
    await page.getByText('÷').first().hover({ trial: true });

    expect(await findingsAtEachWidth(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const sums = page.locator('table').first();
      expect(
        await sums.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
      ).toBeLessThanOrEqual(0);
    }

    for (const [url, proof] of [
      [resultsUrl, page.getByRole('heading', { name: /^Matched Lenders/ })],
      [statusUrl, page.getByText(/^No one yet/).first()],
    ] as const) {
      await open(new URL(url, site.address).pathname);
      await proof.waitFor();
      expect(await findingsAtEachWidth(page)).toEqual([]);
    }
  });

  for (const width of WIDTHS)
    test(`axe finds nothing in the open menus at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await open('/contact');
      const header = page.getByRole('banner');

      if (width < 900) await header.getByRole('button', { name: 'Menu' }).click();
      await header.getByRole('button', { name: 'Products' }).click();
      await header.getByRole('link', { name: 'Bridging Loans (Property)' }).waitFor();

      expect(await findings(page)).toEqual([]);
    });
});
