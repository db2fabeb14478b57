import { expect, type Page } from '@playwright/test';
import { openPage } from './support/browser';
import { openAsPartner } from './support/partner';
import { openSite, test } from './support/site';
import { Visitors } from './support/visitors';

const site = openSite();
const PHONE = { width: 390, height: 844 };

/** The bytes of scripts that a page loaded from the server. */
const loaded = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, file) => sum + (file as PerformanceResourceTiming).transferSize, 0),
  );

test.describe('The browser’s next visitor', () => {
  let visitors: Visitors;
  let earlier: Page;
  test.beforeEach(async ({ browser }) => {
    visitors = new Visitors(browser, site.address);
    earlier = await visitors.next({ width: 1440, height: 900 });
    await openAsPartner(earlier);
    await earlier.evaluate(() => {
      localStorage.setItem('kept', 'yes');
      sessionStorage.setItem('kept', 'yes');
    });
  });
  test.afterEach(() => visitors.allLeave());

  test('has no cookie and no data of one who left, but the site’s files', async () => {
    await visitors.leave(earlier.context());

    const page = await visitors.next(PHONE);
    await openPage(page, '/partners/dashboard');
    await page.getByRole('heading', { name: 'Partner Login' }).waitFor();

    expect(page.context()).toBe(earlier.context());
    expect(page.viewportSize()).toEqual(PHONE);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.getItem('kept'), sessionStorage.getItem('kept')])).toEqual(
      [null, null],
    );
    expect(await loaded(page)).toBeLessThan(100_000);
  });

  test('shares nothing with one who is still there', async () => {
    const page = await visitors.next(PHONE);

    expect(page.context()).not.toBe(earlier.context());
  });

  test('has no file of the site on a first visit', async () => {
    await visitors.leave(earlier.context());

    const page = await visitors.first();
    await openPage(page, '/partners/dashboard');
    await page.getByRole('heading', { name: 'Partner Login' }).waitFor();

    expect(await loaded(page)).toBeGreaterThan(100_000);
  });
});
