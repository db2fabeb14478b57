import { expect, type Locator, type Page } from '@playwright/test';
import { openAsAdmin } from './support/admin';
import { openPage } from './support/browser';
import { openAsPartner } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();

/** A visitor with forced colours. */
const visit = async (width = 1440): Promise<Page> => {
  const { page } = await site.visit({ forcedColors: 'active', viewport: { width, height: 900 } });
  return page;
};

const drawn = async (part: Locator): Promise<string> =>
  (await part.screenshot({ animations: 'disabled' })).toString('base64');

/** Whether it looks different without an attribute. */
const isMarkedBy = async (part: Locator, attribute: string): Promise<boolean> => {
  await part.page().evaluate(() => document.fonts.ready);
  const marked = await drawn(part);
  await part.evaluate((element, name) => element.removeAttribute(name), attribute);
  return (await drawn(part)) !== marked;
};

test.describe('Forced colours', () => {
  test('mark the selected tab', async () => {
    const page = await visit();
    await openAsPartner(page);

    expect(await isMarkedBy(page.getByRole('tab').first(), 'aria-selected')).toBe(true);
  });

  for (const width of [390, 1440])
    test(`mark the current screen at ${width} px`, async () => {
      const page = await visit(width);
      await openAsAdmin(page, '/admin/messages');
      const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Messages' });

      expect(await isMarkedBy(link, 'aria-current')).toBe(true);
    });

  test('show the score bar', async () => {
    const page = await visit();
    await openPage(page, '/');
    const bar = page.getByRole('img', { name: /criteria met/ }).first();
    await bar.scrollIntoViewIfNeeded();

    const full = await drawn(bar);
    await bar.evaluate((element) => element.replaceChildren());

    expect(await drawn(bar)).not.toBe(full);
  });
});
