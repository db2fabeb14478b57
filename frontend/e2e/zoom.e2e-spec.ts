import { expect, type Page } from '@playwright/test';
import { openAsAdmin } from './support/admin';
import { DETAILED_FACT_FIND, FACT_FIND, submit } from './support/forms';
import { FOURFOLD, illegible, TWOFOLD } from './support/legibility';
import { PUBLIC_PAGES } from './support/pages';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const PAGES = [...PUBLIC_PAGES, '/no-such-page'];

const site = openSite(DEMONSTRATION);

const WAYS = [
  ['twofold', TWOFOLD, 1],
  ['fourfold', FOURFOLD, 1],
  ['in its text alone, twofold, on a phone', { width: 390, height: 844 }, 2],
] as const;

test.describe('Enlarged', () => {
  let page: Page;

  test.beforeAll(async () => {
    ({ page } = await site.visit({ viewport: TWOFOLD }));
  });
  test.afterAll(() => page.close());

  const open = async (path: string): Promise<void> => {
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready);
  };

  const inEachWay = async (check: (how: string) => Promise<void>): Promise<void> => {
    for (const [how, viewport, textScale] of WAYS) {
      await page.setViewportSize(viewport);
      await page.evaluate((scale) => {
        document.documentElement.style.fontSize = `${scale * 100}%`;
      }, textScale);
      await check(how);
    }
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.setViewportSize(TWOFOLD);
  };

  const expectReadable = (part?: string): Promise<void> =>
    inEachWay(async (how) => {
      // A page follows its window in the next renders.
      await expect.poll(() => illegible(page, part), how).toEqual([]);
    });

  for (const path of PAGES)
    test(`${path} is readable`, async () => {
      await open(path);

      await expectReadable();
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
    await inEachWay(async (how) => {
      const apart = async () =>
        Math.abs((await middleOf('home', 'link')) - (await middleOf('Menu', 'button')));
      await expect.poll(apart, how).toBeLessThan(2);
    });

    await header.getByRole('button', { name: 'Menu' }).click();
    await header.getByRole('button', { name: 'Products' }).click();
    await header.getByRole('link', { name: 'Business Loans' }).waitFor();

    await expectReadable('header');
  });

  test('the steps of the detailed fact-find are readable', async () => {
    await open(DETAILED_FACT_FIND.path);
    await submit(page, DETAILED_FACT_FIND);
    await page.getByText(DETAILED_FACT_FIND.firstError).waitFor();
    await expectReadable('main');

    await DETAILED_FACT_FIND.fill(page);

    await expectReadable('main');
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

    await expectReadable('main');
  });

  test('the staff portal’s brand does not touch the search', async () => {
    await openAsAdmin(page, '/admin/account');
    await page.evaluate(() => document.fonts.ready);

    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const gap = async () => {
        const ends = await page.getByText('Kelvinbridge Finance').evaluate((name) => {
          const words = document.createRange();
          words.selectNodeContents(name);
          return words.getBoundingClientRect().right;
        });
        const search = await page.getByRole('button', { name: 'Search', exact: true }).boundingBox();
        return (search?.x ?? 0) - ends;
      };
      await expect.poll(gap).toBeGreaterThan(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
