import { expect, type Locator, type Page } from '@playwright/test';
import { post, signInAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { FACT_FIND, submit } from './support/forms';
import { openPage } from './support/browser';
import { untilQuiet } from './support/quiet';
import { DEMONSTRATION, openSite, test } from './support/site';

// The vertical position of each screen's main element on a phone: the figures are a contract.

const site = openSite(DEMONSTRATION);
/** As long as a name that no list may cut. */
const NAME = 'Abernethy Commercial Laundry Ltd';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

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
    // The cards beyond the window follow in a later render.
    const cards = page.getByRole('article');
    const [, said = ''] = /(\d+)/.exec(await heading.innerText()) ?? [];
    const size = Number(said);
    await expect(cards).toHaveCount(size);

    const start = await topOf(heading);
    const badgeOf = (card: Locator) => card.getByText(/% match$/).first();
    await noSidewaysScroll(page);
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
    page.locator('tbody [data-row-name], main section li > a').evaluateAll((names) =>
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

  test('show staff one primary button, names in full and the first rows of a list, at 1440 and 390 px', async () => {
    const { page } = await site.visit();
    await site.empty('application_submissions');
    await insertApplications(site, 20, { company_name: NAME });
    await signInAsAdmin(page);
    /** On a phone as the desktop left it. */
    const open = async (path: string, viewport: typeof PHONE): Promise<void> => {
      await page.setViewportSize(viewport);
      if (viewport === DESKTOP) await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilQuiet(page);
      expect((await filledInSight(page)).length, path).toBeLessThanOrEqual(1);
      expect(await cutNames(page), path).toEqual([]);
      await noSidewaysScroll(page);
    };
    const openAtEachWidth = async (path: string): Promise<void> => {
      for (const viewport of [DESKTOP, PHONE]) await open(path, viewport);
    };
    for (const path of [
      '/admin/today',
      '/admin/applications?q=ltd&view=board',
      '/admin/submissions',
      '/admin/introducers',
      '/admin/commissions',
      '/admin/applications/0193f000-0000-7000-8000-000000000001',
      '/admin/account',
    ])
      await openAtEachWidth(path);

    const board = page.getByRole('group', { name: 'Applications by stage' });
    for (const viewport of [DESKTOP, PHONE]) {
      await open('/admin/applications?view=board', viewport);
      await board.getByRole('link').first().waitFor();
      expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }

    const rows = page.locator('table[aria-busy="false"] tbody tr');
    const inSight = () =>
      rows.evaluateAll((all) =>
        all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).map((row) => row.clientHeight),
      );
    const firstRowLeads = async (): Promise<void> => {
      await rows.first().waitFor();
      expect(await topOf(rows.first())).toBeLessThanOrEqual(400);
      // Two lines: a third makes it 100 px.
      expect((await rows.first().boundingBox())?.height).toBeLessThan(84);
    };
    await openAtEachWidth('/admin/lenders');
    await firstRowLeads();
    await open('/admin/applications', DESKTOP);
    await rows.first().waitFor();
    expect((await inSight()).length).toBeGreaterThanOrEqual(14);
    await open('/admin/applications', PHONE);
    await firstRowLeads();
    // Cards of two lines.
    expect(Math.max(...(await inSight()))).toBeLessThanOrEqual(80);
  });
});
