import { expect, type Page } from '@playwright/test';
import { openPage } from './support/browser';
import { pressOn, untilFocused } from './support/keyboard';
import { namedOn } from './support/named';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

let page: Page;
let errors: readonly string[];
let application: { id: string; resultsToken: string };
test.describe('Compare lenders', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'idempotency_keys');
    ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 900 } }));
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
});
