import { expect, type Locator, type Page } from '@playwright/test';
import { COMPANY, DETAILED_FACT_FIND, untilAt } from './support/forms';
import { pressOn, tabTo, typeInto, untilFocused } from './support/keyboard';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

/** Keyboard only: every test tabs from the top of the page. */
const open = async (path: string, width = 1440): Promise<Page> => {
  const { page } = await site.visit({ viewport: { width, height: 900 } });
  await openPage(page, path);
  return page;
};

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });
const untilExpanded = (page: Page, name: RegExp | string, expanded: boolean) =>
  page.getByRole('button', { name, expanded }).first().waitFor();

test.describe('Keyboard', () => {
  test('submits the detailed fact-find, step by step, and opens the details of a match', async () => {
    const page = await open('/enhanced-fact-find');
    const goOn = async (heading: string) => {
      await pressOn(page, button(page, 'Continue'));
      await untilAt(page, heading);
    };

    await pressOn(page, button(page, 'Continue'));
    await page.getByText(DETAILED_FACT_FIND.firstError).first().waitFor();
    await untilFocused(page, page.getByLabel('Company Name'));
    await page.keyboard.type(COMPANY);
    await typeInto(page, 'Contact Name', 'Alex Graham');
    await typeInto(page, 'Email', 'alex@example.co.uk');
    await typeInto(page, 'Phone', '0141 496 0123');
    await goOn('Funding Requirements');
    await typeInto(page, 'Funding Type', 'Asset');
    await typeInto(page, 'Amount Required', '85000');
    // Enter in a field works like the button.
    await page.keyboard.press('Enter');
    await untilAt(page, 'Financial Details');
    await pressOn(page, page.getByRole('radio', { name: 'Yes' }), 'Space');
    await typeInto(page, 'Adverse Credit Details', 'One CCJ of £400, satisfied in 2023');
    await goOn('Asset Details');
    await typeInto(page, 'Asset Type', 'Coffee roaster');
    await goOn('Review Your Answers');
    await pressOn(page, page.getByRole('link', { name: 'Change Asset Details' }));
    await untilAt(page, 'Asset Details');
    await typeInto(page, 'Asset Age', 'new');
    await goOn('Review Your Answers');
    await pressOn(page, button(page, DETAILED_FACT_FIND.button));

    await untilFocused(page, page.getByRole('heading', { name: /^Matched Lenders/ }));
    const [row] = await site.query(
      'select amount, has_adverse_credit, asset_age from application_submissions order by id desc limit 1',
    );
    expect(row).toEqual({ amount: '£85,000', has_adverse_credit: 'yes', asset_age: 'new' });
    await pressOn(page, page.getByRole('button', { name: /^Why \d+\?/ }).first());
    await untilExpanded(page, /^Why \d+\?/, true);
    await page.getByRole('table').first().waitFor();
  });

  test.describe('the header', () => {
    test('opens its products, closes them with Escape and when the focus leaves, and follows the chosen one', async () => {
      const page = await open('/contact');
      const header = page.getByRole('banner');
      const products = header.getByRole('button', { name: 'Products' });

      await pressOn(page, products);
      await untilExpanded(page, 'Products', true);
      for (const name of ['Business Loans', 'Invoice Finance', 'Asset Finance']) {
        await page.keyboard.press('Tab');
        await untilFocused(page, header.getByRole('link', { name }));
      }
      await page.keyboard.press('Escape');
      await untilExpanded(page, 'Products', false);
      await untilFocused(page, products);

      await page.keyboard.press('Enter');
      await tabTo(page, header.getByRole('link', { name: 'Partners' }));
      await untilExpanded(page, 'Products', false);

      await page.keyboard.press('Shift+Tab');
      await untilFocused(page, products);
      await page.keyboard.press('Space');
      await pressOn(page, header.getByRole('link', { name: 'Bridging Loans (Property)' }));
      await page.waitForURL('**/bridging-loans');
      await untilFocused(page, page.getByRole('main'));
    });

    test('closes one menu after the other on a phone, and opens a page from its menu', async () => {
      const page = await open('/contact', 390);
      const header = page.getByRole('banner');
      const menu = header.getByRole('button', { name: 'Menu' });
      const products = header.getByRole('button', { name: 'Products' });

      await pressOn(page, menu);
      await untilExpanded(page, 'Menu', true);
      await pressOn(page, products);
      await tabTo(page, header.getByRole('link', { name: 'Invoice Finance' }));

      await page.keyboard.press('Escape');
      await untilFocused(page, products);
      await untilExpanded(page, 'Products', false);
      await page.keyboard.press('Escape');
      await untilFocused(page, menu);
      await untilExpanded(page, 'Menu', false);

      await page.keyboard.press('Enter');
      await pressOn(page, header.getByRole('link', { name: 'Partners', exact: true }));
      await page.getByRole('heading', { name: 'Refer a client. See every step.' }).waitFor();
      await untilFocused(page, page.getByRole('main'));
      await untilExpanded(page, 'Menu', false);
    });
  });

  test('skips the header with the first Tab stop', async () => {
    const page = await open('/fact-find');
    const skip = page.getByRole('link', { name: 'Skip to main content' });

    await page.keyboard.press('Tab');
    await untilFocused(page, skip);
    await page.waitForFunction((link) => link.getBoundingClientRect().top >= 0, await skip.elementHandle());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fact-find#main');
    await untilFocused(page, page.getByRole('main'));
    await page.keyboard.press('Tab');

    await untilFocused(page, page.getByRole('main').getByRole('combobox', { name: 'Company Name' }));
  });
});
