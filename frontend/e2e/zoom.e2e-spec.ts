import { expect, type Page } from '@playwright/test';
import { openAsAdmin } from './support/admin';
import { DETAILED_FACT_FIND, FACT_FIND, submit } from './support/forms';
import { illegible } from './support/legibility';
import { PUBLIC_PAGES } from './support/pages';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const PAGES = [...PUBLIC_PAGES, '/no-such-page'];

const site = openSite(DEMONSTRATION);

// A window of 1280 px at 400% zoom is like one of 320 px.
for (const [how, viewport, textScale] of [
  ['twofold', { width: 640, height: 450 }, 1],
  ['fourfold', { width: 320, height: 256 }, 1],
  ['in its text alone, twofold, on a phone', { width: 390, height: 844 }, 2],
] as const)
  test.describe(`enlarged ${how}`, () => {
    let page: Page;

    test.beforeAll(async () => {
      ({ page } = await site.visit({ viewport }));
      await page.addInitScript((scale) => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${scale * 100}%`;
        });
      }, textScale);
    });
    test.afterAll(() => page.close());

    const open = async (path: string): Promise<void> => {
      await openPage(page, path);
      await page.evaluate(() => document.fonts.ready);
    };

    for (const path of PAGES)
      test(`${path} is readable`, async () => {
        await open(path);

        expect(await illegible(page)).toEqual([]);
      });

    test('the header keeps its toggle beside the name, and its menu is readable', async () => {
      await open('/contact');
      const header = page.getByRole('banner');
      const middleOf = async (name: string, role: 'link' | 'button') => {
        const { y, height } = (await header.getByRole(role, { name }).boundingBox()) ?? {
          y: NaN,
          height: NaN,
        };
        return y + height / 2;
      };
      expect(Math.abs((await middleOf('home', 'link')) - (await middleOf('Menu', 'button')))).toBeLessThan(2);

      await header.getByRole('button', { name: 'Menu' }).click();
      await header.getByRole('button', { name: 'Products' }).click();
      await header.getByRole('link', { name: 'Business Loans' }).waitFor();

      expect(await illegible(page, 'header')).toEqual([]);
    });

    test('the steps of the detailed fact-find are readable', async () => {
      await open(DETAILED_FACT_FIND.path);
      await submit(page, DETAILED_FACT_FIND);
      await page.getByText(DETAILED_FACT_FIND.firstError).waitFor();
      expect(await illegible(page, 'main')).toEqual([]);

      await DETAILED_FACT_FIND.fill(page);

      expect(await illegible(page, 'main')).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    });

    test('an opened match is readable', async () => {
      await open(FACT_FIND.path);
      await FACT_FIND.fill(page);
      await submit(page, FACT_FIND);
      await page.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();
      await page
        .getByRole('button', { name: /^Why \d+\?/ })
        .first()
        .click();
      // Its last line can be hovered once it is expanded.
      await page.getByText('÷').first().hover({ trial: true });

      expect(await illegible(page, 'main')).toEqual([]);
    });
  });

for (const width of [320, 360])
  test(`the staff portal’s brand does not touch the search at ${width} px`, async () => {
    const { page } = await site.visit({ viewport: { width, height: 640 } });
    await openAsAdmin(page, '/admin/account');
    await page.evaluate(() => document.fonts.ready);

    const ends = await page.getByText('Kelvinbridge Finance').evaluate((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getBoundingClientRect().right;
    });
    const search = await page.getByRole('button', { name: 'Search', exact: true }).boundingBox();
    expect(ends).toBeLessThan(search?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
