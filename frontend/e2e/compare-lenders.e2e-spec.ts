import { expect, type Page } from '@playwright/test';
import { openAsAdmin } from './support/admin';
import { openPage } from './support/browser';
import { pressOn, untilFocused } from './support/keyboard';
import { namedOn } from './support/named';
import { ADMIN } from './support/product';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

let page: Page;
let errors: readonly string[];
let application: { id: string; resultsToken: string };
test.describe('Compare lenders', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'idempotency_keys');
    ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await page.request.post('/api/admin/login', { data: ADMIN });
    const answer = await page.request.post('/api/applications', {
      data: {
        companyName: 'Alder Joinery Ltd',
        contactName: 'Fiona Alder',
        email: 'fiona@alder.example',
        phone: '0141 496 0123',
        fundingType: 'commercial-mortgage',
        amount: '260000',
        propertyValue: '400000',
        tradingHistory: '48 months',
      },
    });
    application = (await answer.json()) as typeof application;
  });

  const { button } = namedOn(() => page);
  const heading = (name: RegExp) => page.getByRole('heading', { name });
  const cards = () => page.getByRole('article');
  const nameOf = async (place: number) =>
    (await cards().nth(place).getByRole('heading').first().innerText()).trim();
  const openResults = () => openPage(page, `/results/${application.resultsToken}`);

  test('compares lenders side by side by keyboard, with the choice in the address', async () => {
    await openResults();
    await heading(/^Matched Lenders/).waitFor();
    const [first, second] = [await nameOf(0), await nameOf(1)];

    await pressOn(page, page.getByRole('checkbox', { name: `Compare ${first}`, exact: true }), 'Space');
    await pressOn(page, page.getByRole('checkbox', { name: `Compare ${second}`, exact: true }), 'Space');
    await pressOn(page, button('Side by side (2)', cards().nth(1)));

    const title = heading(/^2 lenders side by side$/);
    await untilFocused(page, title);
    for (const name of [first, second]) await page.getByRole('columnheader', { name }).waitFor();
    for (const row of ['Amount', 'Rate', 'Contact'])
      await page.getByRole('rowheader', { name: row }).waitFor();
    expect(await cards().first().isVisible()).toBe(false);

    // On a phone two lenders fit, and nothing of the page stands above their heading.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole('rowheader', { name: 'Rate' }).waitFor();
    const frame = page.getByRole('group', { name: '2 lenders side by side' });
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect((await title.boundingBox())?.y).toBeLessThan(120);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.reload();
    await title.waitFor();
    expect(new URL(page.url()).searchParams.get('compare')?.split(',')).toHaveLength(2);
    await page.keyboard.press('Escape');
    await title.waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox', { name: `Compare ${first}`, exact: true }).isChecked()).toBe(
      true,
    );
    await pressOn(page, button('Compare'));
    await title.waitFor();
    await page.goBack();
    await title.waitFor({ state: 'detached' });
    await untilFocused(page, button('Compare'));
    expect(errors).toEqual([]);
  });

  test('allows four lenders at most', async () => {
    await openResults();
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    await boxes.nth(2).waitFor();
    for (const place of [3, 4]) await cards().nth(place).locator('summary').click();
    for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();

    expect(await boxes.nth(4).isDisabled()).toBe(true);
    await button('Compare').click();
    await heading(/^4 lenders side by side$/).waitFor();
  });

  test('filters the list by strength, confirmed criteria and name', async () => {
    await openResults();
    const name = await nameOf(0);
    await page.getByLabel('Lender’s name').fill(name);
    await page.getByText(/^Showing \d+ of \d+ lenders\.$/).waitFor();
    expect(await nameOf(0)).toBe(name);
    await page.getByLabel('Lender’s name').fill('');
    await page.getByLabel('Strong matches only').check();
    expect(await page.getByText(/^Fits, \d+ to confirm/).count()).toBe(0);
    await page.getByLabel('Fully confirmed only').check();
    expect(await page.getByText('Not confirmed:').count()).toBe(0);
  });

  test('shows staff the same on the case', async () => {
    await openAsAdmin(page, `/admin/applications/${application.id}`);
    await button('Matches today').click();
    await heading(/^Answer (one|two|three) more to sort the rest$/).waitFor();
    await page.getByLabel('Property Type').selectOption('land');

    await page.getByText(/^The order has changed: /).waitFor();
    expect(await site.query('select property_type from application_submissions')).toEqual([
      { property_type: 'land' },
    ]);
    expect(errors).toEqual([]);
  });

  test('updates when a missing answer is given, and shows the changes', async () => {
    // The last test, because the panel is gone. Emptying the table would delete the application.
    await site.query('delete from lenders where true');
    for (const [name, sectors] of Object.entries({
      Alba: { excludedSectors: 'property' },
      Brisk: { preferredSectors: 'retail' },
      Cairn: { preferredSectors: 'property' },
    }))
      await page.request.post('/api/admin/lenders', {
        data: {
          name,
          productTypes: 'commercial-mortgage',
          minAmount: '£10k',
          maxAmount: '£900k',
          ...sectors,
        },
      });
    await openResults();
    await heading(/^Answer (one|two|three) more to sort the rest$/).waitFor();
    await page.getByLabel('Business Sector').selectOption('property');

    await page.getByText(/^The order has changed: .*1 no longer\.$/).waitFor();
    expect(await nameOf(0)).toBe('Cairn');
    await cards()
      .first()
      .getByText(/^Up \d$/)
      .waitFor();
    await page.getByText('No longer a match: Alba.').waitFor();

    await page.getByLabel('Business Sector').selectOption('retail');
    await page.getByText(/^The order has changed: .*1 new\.$/).waitFor();
    await cards().filter({ hasText: 'Alba' }).getByText('New', { exact: true }).waitFor();
  });
});
