import { expect, type Page } from '@playwright/test';
import { findings, WIDTHS } from './support/accessibility';
import { beyondSigningIn, openAsAdmin, post } from './support/admin';
import { pressOn, tabTo } from './support/keyboard';
import { namedOn } from './support/named';
import { openSite, test } from './support/site';

const site = openSite();

let page: Page;
let errors: readonly string[];
test.describe('Lenders in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('lenders');
    await site.query('update lender_panel set version = version + 1');
    ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await openAsAdmin(page, '/admin/lenders');
  });

  const { button, toast } = namedOn(() => page);
  const rows = () => page.locator('tbody tr');

  const add = async (name: string, more: object = {}) => {
    await post(page, '/api/admin/lenders', { name, productTypes: 'Business Loans', ...more });
    await button('Refresh').click();
    await button(name).waitFor();
  };

  test('is empty at first, and offers to add the first lender', async () => {
    await page.getByText('No lenders added yet').waitFor();
    await button('Add Your First Lender').click();
    await page.getByLabel('Name').fill('Alba Finance');
    await page.getByLabel('Product Types').fill('Business Loans');
    await page.getByLabel('Minimum Amount').fill('£10k');
    await page.getByText('Reads as £10,000').waitFor();
    await page.getByLabel('Maximum Amount').fill('plenty');
    await page.getByText('We could not read “plenty”').waitFor();
    await page.getByLabel('Website').fill('alba.example');
    expect(await page.getByLabel('Contact Email').getAttribute('type')).toBe('email');
    expect(await page.getByLabel('Website').getAttribute('type')).toBe('url');
    expect(await page.getByRole('checkbox', { name: 'Active' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Minimum LTV').isVisible()).toBe(false);

    await button('Create').dblclick();

    await toast('Lender created');
    await toast('The lender has been created successfully');
    await page.getByText('Alba Finance').waitFor();
    expect(await page.getByRole('link', { name: 'alba.example' }).getAttribute('target')).toBe('_blank');
    expect(await site.query('select name, website, is_active from lenders')).toEqual([
      { name: 'Alba Finance', website: 'https://alba.example', is_active: 'true' },
    ]);
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('changes and deletes a lender', async () => {
    await add('Alba Finance');

    await button('Edit Alba Finance').click();
    await page.getByRole('dialog', { name: 'Edit Lender' }).waitFor();
    await page.getByLabel('Interest Rate').fill('from 6.9%');
    await button('Lending criteria').click();
    await page.getByLabel('Accepts Start-ups').selectOption('Yes');
    await button('Update').click();
    await toast('Lender updated');
    await page.getByText('from 6.9%').waitFor();
    expect(await site.query('select interest_rate, accepts_startups, not_stated from lenders')).toEqual([
      {
        interest_rate: 'from 6.9%',
        accepts_startups: 'true',
        not_stated: ['acceptsAdverseCredit', 'acceptsRefurbProjects', 'acceptsDevelopmentProjects'],
      },
    ]);

    await button('Delete Alba Finance').click();
    await page.getByRole('alertdialog', { name: 'Are you sure you want to delete this lender?' }).waitFor();
    await button('Delete').click();
    await toast('Lender deleted');
    await toast('The lender has been removed successfully');
    await page.getByText('No lenders added yet').waitFor();
  });

  test('shows both versions when a colleague saved first, and keeps both', async () => {
    await add('Alba Finance', { minAmount: '£5k' });
    const colleague = await page.context().newPage();
    await colleague.goto('/admin/lenders');
    await button('Edit Alba Finance').click();
    await page.getByLabel('Minimum Amount').fill('£9k');

    await colleague.getByRole('button', { name: 'Edit Alba Finance' }).click();
    await colleague.getByLabel('Minimum Amount').fill('£8k');
    await colleague.getByLabel('Interest Rate').fill('7%');
    await colleague.getByRole('button', { name: 'Update', exact: true }).click();
    await colleague.getByRole('dialog').waitFor({ state: 'detached' });
    await page.bringToFront();

    await button('Update').click();
    await page.getByText(/Administrator changed this lender at/).waitFor();
    await page.getByText('Yours: £9k').waitFor();
    await page.getByText('Administrator’s: £8k').waitFor();
    expect(await findings(page)).toEqual([]);
    await button('Update').click();
    await toast('Lender updated');
    expect(await site.query('select min_amount, interest_rate from lenders')).toEqual([
      { min_amount: '£9k', interest_rate: '7%' },
    ]);
  });

  test('filters by product and by last confirmation, and confirms with one click', async () => {
    await add('Alba Finance');
    await add('Brisk');
    await site.query(
      `update lenders set confirmed_at = now() - interval '100 days', product_keys = '{asset-finance}'
     where name = 'Brisk'`,
    );

    await page.getByLabel('Not confirmed for').selectOption('90 days');
    await page.getByText('1 to 1 of 1').waitFor();
    await page.getByLabel('Product').selectOption('Asset Finance');
    await button('Brisk').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as confirmed' }).click();
    await toast('Lender confirmed');
    await page.getByText('Nothing matches', { exact: true }).waitFor();
    expect(
      await site.query(
        `select name from lenders where confirmed_at > now() - interval '1 hour' order by name`,
      ),
    ).toEqual([{ name: 'Alba Finance' }, { name: 'Brisk' }]);
  });

  test('deactivates lenders by row, page and keyboard, and reactivates them', async () => {
    await add('Alba Finance');
    await add('Brisk');
    await add('Clyde');
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    const active = () => site.query(`select name from lenders where is_active = 'true' order by name`);

    await box('Select Brisk').check();
    await page.getByRole('status').filter({ hasText: '1 selected' }).waitFor();
    await button('Deactivate').click();
    await toast('1 lender deactivated');
    expect(await active()).toEqual([{ name: 'Alba Finance' }, { name: 'Clyde' }]);

    await tabTo(page, box('Select all 3 on this page'));
    await page.keyboard.press('Space');
    await page.getByText('3 selected').waitFor();
    await pressOn(page, button('Deactivate'));
    await toast('2 lenders deactivated');
    await toast('1 lender was inactive already');
    expect(await active()).toEqual([]);
    await pressOn(page, button('Activate'));
    await toast('3 lenders activated');
    expect(await active()).toHaveLength(3);

    await page.getByLabel('Status').selectOption('Active');
    await page.getByText('3 selected').waitFor({ state: 'detached' });
    expect(await box('Select Alba Finance').isChecked()).toBe(false);
  });

  test('has each lender’s checkbox beside its name, in rows and on cards', async () => {
    await add('Alba Finance', { description: 'Term loans' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // In one evaluation, because the layout may still change.
      const [name, box] = await rows().evaluate((row) =>
        ['[data-row-name]', 'input[type="checkbox"]'].map((part) =>
          row.querySelector(part)!.getBoundingClientRect(),
        ),
      );
      const middle = box!.y + box!.height / 2;
      expect(middle).toBeGreaterThan(name!.y);
      expect(middle).toBeLessThan(name!.y + name!.height);
    }
  });
});
