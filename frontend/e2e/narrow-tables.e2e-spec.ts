import { expect, type Page } from '@playwright/test';
import { post, signInAsAdmin } from './support/admin';
import { untilListed } from './support/lists';
import { confirmAddress, openAsPartner, PARTNER } from './support/partner';
import { DEMONSTRATION, openSite, test } from './support/site';

const LONG_NAME = 'Alexandra Featherstonehaugh-Cholmondeley';
const LONG_ADDRESS = 'alexandra.featherstonehaugh@longcompanyname-engineering.example';

const CASES = '/api/introducers/me/applications';
const LEADS = '/api/introducers/me/leads';

const site = openSite(DEMONSTRATION);

/** Beside the navigation of 232 px and the margins, a list has 950 px, its minimum width as a table. */
const LEAST_ROOM = { width: 1250, height: 900 };

const COMPANY = `${LONG_NAME} and Daughters Engineering Ltd`;
const PERSON = { email: LONG_ADDRESS, phone: '0141 496 0123' };

let page: Page;
test.describe('Narrow tables', () => {
  test.beforeAll(async () => {
    ({ page } = await site.visit({ viewport: LEAST_ROOM }));
    await openAsPartner(page, PARTNER);
    await confirmAddress(site, PARTNER);
    const made = await post(page, CASES, {
      ...PERSON,
      companyName: COMPANY,
      contactName: LONG_NAME,
      clientConsent: true,
      fundingType: 'Bridging Finance',
      amount: '£25,000,000',
    });
    await post(page, LEADS, {
      ...PERSON,
      name: LONG_NAME,
      company: COMPANY,
      source: 'Networking event',
      status: 'closed-lost',
    });
    await post(page, '/api/introducers/me/api-accounts', {
      name: 'Case management of the Glasgow office',
      currentPassword: PARTNER.password,
    });
    await post(page, '/api/contact', {
      ...PERSON,
      name: LONG_NAME,
      message: 'We are buying the unit next door.',
    });
    await signInAsAdmin(page);
    const lender = `${LONG_NAME} Commercial Mortgages`;
    await post(page, '/api/admin/lenders', { name: lender, productTypes: 'Bridging' });
    const { id } = made as { id: string };
    await post(page, `/api/admin/applications/${id}/submissions`, { lender });
    const word = 'Mortgages for commercial premises, owner-occupied';
    await post(page, '/api/admin/taught-words', { kind: 'product', word, meaning: 'commercial-mortgage' });
  });
  test.afterAll(() => page.close());

  /** Elements wider than their column. */
  const tooWide = (label: string): Promise<string[]> =>
    page
      .locator(`table[aria-label="${label}"] :is(th, td):not([data-choice])`)
      .evaluateAll((cells) =>
        cells
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      );

  for (const [path, label] of [
    ['/partners/dashboard', 'Cases'],
    ['/partners/dashboard?tab=leads', 'Leads'],
    ['/partners/integrations', 'API accounts'],
    ['/admin/applications', 'Applications'],
    ['/admin/introducers', 'Introducers'],
    ['/admin/submissions', 'Submissions'],
    ['/admin/lenders', 'Lenders'],
    ['/admin/lenders/words', 'Saved terms'],
    ['/admin/messages', 'Messages'],
    ['/admin/staff', 'Staff'],
  ] as const)
    test(`keep cell content within its column, at ${path}`, async () => {
      await page.goto(path);

      await untilListed(page, label);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator(`table[aria-label="${label}"] thead`).isVisible()).toBe(true);
      expect(await tooWide(label)).toEqual([]);
    });

  /** Phone numbers of a list that are cut off or wrapped. */
  const brokenNumbers = (label: string): Promise<string[]> =>
    page.locator(`table[aria-label="${label}"] td a[href^="tel:"]`).evaluateAll((links) =>
      links
        .filter((link) => {
          const frame = link.closest('[data-line]') ?? link.closest('td');
          const beyond = link.getBoundingClientRect().right - (frame?.getBoundingClientRect().right ?? 0);
          return beyond > 1 || link.getClientRects().length > 1;
        })
        .map(({ textContent }) => textContent),
    );

  for (const [path, label] of [
    ['/admin/applications', 'Applications'],
    ['/admin/introducers', 'Introducers'],
    ['/admin/messages', 'Messages'],
  ] as const)
    test(`keep a phone number on one line, at ${path}`, async () => {
      await page.goto(path);
      await untilListed(page, label);
      await page.evaluate(() => document.fonts.ready);

      expect(await page.locator('td a[href^="tel:"]').count()).toBeGreaterThan(0);
      expect(await brokenNumbers(label)).toEqual([]);
    });
});
