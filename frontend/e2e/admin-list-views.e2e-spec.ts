import { expect, type Page } from '@playwright/test';
import { beyondSigningIn, openAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { untilListed } from './support/lists';
import { namedOn } from './support/named';
import { openSite, test } from './support/site';

const site = openSite();

let page: Page;
let errors: readonly string[];
test.describe('List views in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'idempotency_keys', 'list_views');
    ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 900 } }));
  });

  const { button } = namedOn(() => page);
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const column = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
  const heads = () => page.getByRole('columnheader').allInnerTexts();
  const rows = async () => {
    await untilListed(page, 'Applications');
    return page.locator('tbody [data-row-name]').allInnerTexts();
  };

  const openApplications = async () => {
    await insertApplications(site, 3);
    await site.query(
      `update application_submissions set status = 'in_review', stage = 'reviewing', first_moved_at = now() where company_name = 'Company 002'`,
    );
    await openAsAdmin(page, '/admin/applications');
    await untilListed(page, 'Applications');
  };

  test('saves a list’s settings under a name, and restores them with its columns', async () => {
    await openApplications();
    await page.getByLabel('Status').selectOption('In review');
    await page.getByText('1 to 1 of 1').waitFor();
    await button('Views').click();
    await item('Save as a new view').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('In hand');
    await page.getByLabel('Share with all staff').check();
    await button('Save').click();
    await button('View: In hand').waitFor();

    await button('Columns').click();
    await column('Funding').click();
    await column('Regulation').click();
    await page.keyboard.press('Escape');
    await button('View: In hand').click();
    await item('Update In hand').click();
    await page.getByText('View updated').first().waitFor();

    await page.goto('/admin/applications');
    expect(await rows()).toHaveLength(3);
    await button('Views').click();
    await page.getByRole('menuitemradio', { name: 'In hand' }).click();
    await page.getByText('1 to 1 of 1').waitFor();
    expect(await rows()).toEqual(['Company 002']);
    expect(await heads()).toEqual(expect.arrayContaining(['Company', 'Regulation']));
    expect(await heads()).not.toContain('Funding');
    await page.reload();
    await button('View: In hand').waitFor();
    expect(await rows()).toEqual(['Company 002']);
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('stores columns chosen without a view in the browser', async () => {
    await openApplications();
    await button('Columns').click();
    await column('Owner').click();
    await page.keyboard.press('Escape');
    expect(await heads()).not.toContain('Owner');

    await page.goto('/admin/applications');
    await untilListed(page, 'Applications');

    expect(await heads()).not.toContain('Owner');
  });

  test('are saved, renamed and deleted by keyboard', async () => {
    await openApplications();
    await button('Views').focus();
    await page.keyboard.press('Enter');
    await item('Save as a new view').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await page.keyboard.type('Everything');
    await page.keyboard.press('Enter');
    await button('View: Everything').click();
    await item('Rename Everything').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('All of it');
    await button('Save').click();
    await button('View: All of it').click();
    await item('Delete All of it').click();
    await button('Delete').click();

    await page.getByText('View deleted').first().waitFor();
    await button('Views').waitFor();
  });

  test.describe('the board', () => {
    const columnOf = (name: string) =>
      page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2, name }) });
    const cardsIn = (name: string) => columnOf(name).getByRole('listitem');

    test('shows the same applications by stage, and opens a case', async () => {
      await openApplications();
      await page.getByRole('link', { name: 'Board', exact: true }).click();
      await columnOf('Reviewing').getByRole('link', { name: 'Company 002' }).waitFor();
      expect(new URL(page.url()).searchParams.get('view')).toBe('board');
      await page.getByRole('heading', { level: 2, name: /^New\s+2$/ }).waitFor();
      await page.getByRole('heading', { level: 2, name: /^Reviewing\s+1$/ }).waitFor();
      expect(await cardsIn('New').first().innerText()).toContain('£100,000');

      await page.getByLabel('Search applications').fill('Company 003');
      await columnOf('Reviewing').getByText('None').waitFor();
      await cardsIn('New').getByRole('link', { name: 'Company 003' }).click();

      await page.getByRole('heading', { level: 1, name: 'Company 003' }).waitFor();
      await page.getByRole('link', { name: 'All applications' }).click();
      await cardsIn('New').getByRole('link', { name: 'Company 003' }).waitFor();
      expect(await page.getByLabel('Search applications').inputValue()).toBe('Company 003');
      expect(beyondSigningIn(errors)).toEqual([]);
    });

    test('shows a column’s first cards, and more on request', async () => {
      await insertApplications(site, 12);
      await openAsAdmin(page, '/admin/applications?view=board');
      await cardsIn('New').first().waitFor();
      expect(await cardsIn('New').count()).toBe(10);

      await button('Show more of New').click();

      await page.getByRole('link', { name: 'Company 001' }).waitFor();
      expect(await cardsIn('New').count()).toBe(12);
      expect(await button('Show more of New').count()).toBe(0);
    });

    test('moves with the arrow keys within and between columns', async () => {
      await openApplications();
      await page.goto('/admin/applications?view=board');
      await cardsIn('Reviewing').getByRole('link').waitFor();
      await cardsIn('New').getByRole('link').first().focus();
      const focused = () => page.evaluate(() => document.activeElement?.textContent);

      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe('Company 001');
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe('Company 002');
      await page.keyboard.press('Enter');

      await page.getByRole('heading', { level: 1, name: 'Company 002' }).waitFor();
    });

    test('shows one column at a time on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openApplications();
      await page.goto('/admin/applications?view=board');
      await cardsIn('New').first().waitFor();
      expect(await page.getByRole('link', { name: 'Company 002' }).isVisible()).toBe(false);

      await page.getByLabel('Column').selectOption('Reviewing (1)');

      await page.getByRole('link', { name: 'Company 002' }).waitFor();
      expect(await cardsIn('New').count()).toBe(0);
    });
  });
});
