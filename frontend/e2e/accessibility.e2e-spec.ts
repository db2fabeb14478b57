import type { Browser } from 'playwright-core';
import { findings, LOOKS } from './support/accessibility';
import { openBrowser, visit } from './support/browser';
import { CONTACT, FACT_FIND, QUICK_APPLICATION, submit } from './support/forms';
import { PUBLIC_PAGES } from './support/pages';
import { startProduct, type Product } from './support/product';

const PAGES = [...PUBLIC_PAGES, '/no-such-page', '/status/no-such-link', '/results/no-such-link'];

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ DEMO: 'on' }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

describe.each(LOOKS)('at $width px in $colorScheme', ({ width, colorScheme }) => {
  const open = async (path: string) => {
    const look = { viewport: { width, height: 900 }, colorScheme };
    const { page, complaints } = await visit(browser, product.address, look);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { page, complaints };
  };

  it.each(PAGES)('axe finds nothing on %s, and nothing overflows', async (path) => {
    const { page } = await open(path);

    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it.each([FACT_FIND, QUICK_APPLICATION, CONTACT])(
    'axe finds nothing in $path with errors, and when it is sent',
    async (form) => {
      const { page, complaints } = await open(form.path);

      await submit(page, form);
      await page.getByText(form.firstComplaint).first().waitFor();
      expect(await findings(page)).toEqual([]);

      await form.fill(page);
      await submit(page, form);
      await page.getByText(form.success).first().waitFor();
      expect(await findings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  it('axe finds nothing in an opened match, and its arithmetic stays inside its card', async () => {
    const { page } = await open(FACT_FIND.path);
    await FACT_FIND.fill(page);
    await submit(page, FACT_FIND);
    await page.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();

    await page
      .getByRole('button', { name: /^Why \d+\?/ })
      .first()
      .click();

    expect(await findings(page)).toEqual([]);
    const { table, room } = await page
      .locator('table')
      .first()
      .evaluate((element) => ({
        table: element.scrollWidth,
        room: element.parentElement?.clientWidth ?? 0,
      }));
    expect(table).toBeLessThanOrEqual(room);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
