import { expect, type Locator, type Page } from '@playwright/test';
import { FACT_FIND, submit } from './support/forms';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

// The vertical position of each screen's main element on a phone: the figures are a contract.

const site = openSite(DEMONSTRATION);
const PHONE = { width: 390, height: 844 };

/** In px from the top of the page. */
const topOf = async (place: Locator): Promise<number> => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box.y + (await place.page().evaluate(() => window.scrollY));
};
const bottomOf = async (place: Locator): Promise<number> =>
  (await topOf(place)) + ((await place.boundingBox())?.height ?? 0);

const noSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

test.describe('Leading screens', () => {
  test('leads a visitor on a phone from the results to the first three lenders', async () => {
    const { page, errors } = await site.visit({ viewport: PHONE });
    await openPage(page, '/fact-find');
    await FACT_FIND.fill(page);
    await submit(page, FACT_FIND);
    const heading = page.getByRole('heading', { name: /^Matched Lenders/ });
    await heading.waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2');

    const cards = page.getByRole('article');
    const start = await topOf(heading);
    const badgeOf = (card: Locator) => card.getByText(/% match$/).first();
    await noSidewaysScroll(page);
    const size = await cards.count();
    expect(size).toBeGreaterThan(20);
    expect((await bottomOf(cards.nth(size - 1))) - start).toBeLessThanOrEqual(6_000);
    expect((await bottomOf(badgeOf(cards.first()))) - start).toBeLessThanOrEqual(400);
    expect((await bottomOf(badgeOf(cards.nth(2)))) - start).toBeLessThanOrEqual(1_000);
    await page.getByText(/^We will call you .+\.$/).waitFor();
    expect(errors).toEqual([]);
  });
});
