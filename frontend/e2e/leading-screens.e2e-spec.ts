import { expect, type Locator, type Page } from '@playwright/test';
import { post, signInAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { FACT_FIND, submit } from './support/forms';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

// The vertical position of each screen's main element on a phone: the figures are a contract.

const site = openSite(DEMONSTRATION);
/** As long as a name that no list may cut. */
const NAME = 'Abernethy Commercial Laundry Ltd';
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
    expect(await topOf(page.locator('main :is(input, select, textarea)').first())).toBeLessThanOrEqual(450);
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

  test('show the status page’s question within 400 px on a phone', async () => {
    const { page, errors } = await site.visit({ viewport: PHONE });
    const sent = (await post(page, '/api/applications', {
      companyName: NAME,
      contactName: 'Isla Fraser',
      email: 'isla@abernethy.example',
      phone: '0141 496 0123',
      fundingType: 'business-loans',
      amount: '100000',
    })) as { id: string; statusToken: string };
    await signInAsAdmin(page);
    await post(page, `/api/admin/applications/${sent.id}/consents`, { lenders: ['Capify'] });
    await openPage(page, `/status/${sent.statusToken}`);

    const answer = page.getByRole('main').getByRole('button').first();
    expect(await bottomOf(answer)).toBeLessThanOrEqual(400);
    await noSidewaysScroll(page);
    expect(errors).toEqual([]);
  });

  /** The names of rows that do not show in full. */
  const cutNames = (page: Page): Promise<string[]> =>
    page.locator('tbody [data-row-name], [data-card]').evaluateAll((names) =>
      names
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent)
        .filter(({ length }) => length <= 32),
    );

  const filledInSight = (page: Page): Promise<string[]> =>
    page
      .locator('main .MuiButton-contained:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.getBoundingClientRect().top < innerHeight)
          .map(({ textContent }) => textContent),
      );

  for (const viewport of [PHONE, { width: 1440, height: 900 }])
    test(`show staff at ${viewport.width} px one primary button, and names in full`, async () => {
      const { page } = await site.visit({ viewport });
      await site.empty('application_submissions');
      await insertApplications(site, 20, { company_name: NAME });
      await signInAsAdmin(page);
      for (const path of [
        '/admin/today',
        '/admin/applications',
        '/admin/applications?q=ltd&view=board',
        '/admin/submissions',
        '/admin/lenders',
        '/admin/introducers',
        '/admin/commissions',
        '/admin/applications/0193f000-0000-7000-8000-000000000001',
        '/admin/account',
      ]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');

        expect((await filledInSight(page)).length, path).toBeLessThanOrEqual(1);
        expect(await cutNames(page), path).toEqual([]);
        await noSidewaysScroll(page);
      }
      await page.goto('/admin/applications?view=board');
      const board = page.getByRole('group', { name: 'Applications by stage' });
      await board.getByRole('link').first().waitFor();
      expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.goto('/admin/applications');
      await page.locator('table[aria-label="Applications"][aria-busy="false"]').waitFor();
      const rows = page.locator('tbody tr');
      const inSight = await rows.evaluateAll((all) =>
        all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).map((row) => row.clientHeight),
      );
      if (viewport.width === 1440) expect(inSight.length).toBeGreaterThanOrEqual(14);
      // Cards of two lines.
      else expect(Math.max(...inSight)).toBeLessThanOrEqual(80);
    });

  test('shows staff on a phone the first rows of a list below its search', async () => {
    const { page } = await site.visit({ viewport: PHONE });
    await site.empty('application_submissions');
    await insertApplications(site, 20, { company_name: NAME });
    await signInAsAdmin(page);
    for (const path of ['/admin/applications', '/admin/lenders']) {
      await page.goto(path);
      const row = page.locator('table[aria-busy="false"] tbody tr').first();
      await row.waitFor();

      expect(await topOf(row), path).toBeLessThanOrEqual(400);
      // Two lines: a third makes it 100 px.
      expect((await row.boundingBox())?.height, path).toBeLessThan(84);
    }
  });
});
