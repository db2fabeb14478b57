import { expect, type Page } from '@playwright/test';
import { findings } from './support/accessibility';
import { beyondSigningIn, openAsAdmin } from './support/admin';
import { applicationsOn, insertApplications, visitWithoutApplications } from './support/applications';
import { openPage } from './support/browser';
import { fillFactFind, FACT_FIND, submit } from './support/forms';
import { confirmAddress, openAsPartner, PARTNER } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();

let page: Page;
let errors: readonly string[];
test.describe('Application review in the staff portal', () => {
  test.beforeEach(async () => {
    ({ page, errors } = await visitWithoutApplications(site));
  });

  const { button, toast, link, row, open, names } = applicationsOn(() => page);

  const insert = (count: number, changes?: Readonly<Record<string, unknown>>) =>
    insertApplications(site, count, changes);

  const apply = async () => {
    await openPage(page, '/fact-find');
    await fillFactFind(page);
    await submit(page, FACT_FIND);
    await page.getByText('Application Submitted!').first().waitFor();
  };

  test.describe('a review', () => {
    const edit = async (name = 'Company 001', on: Page = page) => {
      await button(`Edit ${name}`, on).click();
      await on.getByRole('dialog', { name: 'Update Application' }).waitFor();
    };

    test('changes status and lender, and saves the internal note', async () => {
      await insert(1);
      await openAsAdmin(page, '/admin/applications');

      await edit();
      expect(await page.getByLabel('Status').last().locator('option').allInnerTexts()).toEqual([
        'Pending',
        'Approved',
        'Rejected',
        'In review',
      ]);
      const lender = page.getByLabel('Assigned Lender');
      await lender.locator('option', { hasText: 'Closed Bank (inactive)' }).waitFor({ state: 'attached' });
      expect(await lender.locator('option').allInnerTexts()).toEqual([
        'None',
        'Alba Finance',
        'Brisk',
        'Closed Bank (inactive)',
      ]);
      expect(await page.getByLabel('Internal Notes').getAttribute('rows')).toBe('4');
      await page.getByLabel('Status').last().selectOption('In review');
      await lender.selectOption('Closed Bank (inactive)');
      await page.getByLabel('Internal Notes').fill('Rang twice');
      await button('Save Changes').click();

      await toast('Application updated');
      await toast('The application has been updated successfully');
      await row('Company 001').getByText('In review').waitFor();
      expect(await site.query('select status, assigned_lender, notes from application_submissions')).toEqual([
        { status: 'in_review', assigned_lender: 'Closed Bank', notes: 'Rang twice' },
      ]);
      await edit();
      await page.getByLabel('Assigned Lender').selectOption('None');
      await button('Save Changes').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await site.query('select assigned_lender from application_submissions')).toEqual([
        { assigned_lender: null },
      ]);
    });

    test('asks for a rejection reason, and for a text when it is ‘other’', async () => {
      await insert(1);
      await openAsAdmin(page, '/admin/applications');
      await edit();

      await page.getByLabel('Status').last().selectOption('Rejected');
      await button('Save Changes').click();
      await page.getByText('Please choose a reason').waitFor();
      await page.getByLabel('Reason').selectOption('Other');
      await button('Save Changes').click();
      await page.getByText('Please describe the reason').waitFor();
      await page.getByLabel('Other reason').fill('The company is dissolved');
      await button('Save Changes').click();

      await toast('Application updated');
      await open('Company 001');
      const activity = page.getByRole('region', { name: 'Activity' });
      await activity.getByText('Pending to Rejected').waitFor();
      await activity.getByText('The company is dissolved').waitFor();
      await activity
        .getByText(/by Administrator$/)
        .first()
        .waitFor();
    });

    test('reports a failure and keeps what was typed', async () => {
      await insert(1);
      await openAsAdmin(page, '/admin/applications');
      await page.route('**/api/admin/applications/*', (route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.continue(),
      );

      await edit();
      await page.getByLabel('Internal Notes').fill('Typed with care');
      await button('Save Changes').click();

      await toast('Update failed');
      await toast('Failed to update application');
      expect(await page.getByLabel('Internal Notes').inputValue()).toBe('Typed with care');
    });

    test('shows both versions when a colleague saved first, and keeps both', async () => {
      await insert(1);
      await openAsAdmin(page, '/admin/applications');
      const colleague = await page.context().newPage();
      await colleague.goto('/admin/applications');
      await edit();
      await page.getByLabel('Internal Notes').fill('mine');

      await edit('Company 001', colleague);
      await colleague.getByLabel('Internal Notes').fill('theirs');
      await colleague.getByLabel('Status').last().selectOption('Approved');
      await button('Save Changes', colleague).click();
      await colleague.getByRole('dialog').waitFor({ state: 'detached' });
      await page.bringToFront();

      await button('Save Changes').click();
      await page.getByText(/Administrator changed this application at/).waitFor();
      await page.getByText('Yours: mine').waitFor();
      await page.getByText('Administrator’s: theirs').waitFor();
      expect(await findings(page)).toEqual([]);
      await button('Save Changes').click();
      await toast('Application updated');
      expect(await site.query('select status, notes from application_submissions')).toEqual([
        { status: 'approved', notes: 'mine' },
      ]);
    });
  });

  test('matches lenders for a stored application, with reasons and what has changed', async () => {
    await apply();
    await site.query("update lenders set min_trading_history = '50 years' where name = 'Alba Finance'");
    await site.query('update lender_panel set version = version + 1');
    await openAsAdmin(page, '/admin/applications');
    await page.locator('tbody [data-row-name]').click();
    await button('Matches today').click();
    const dialog = page.getByRole('dialog', { name: /^Lenders for/ });

    await dialog.getByRole('heading', { name: 'Matched Lenders (2)' }).waitFor();
    await dialog.getByText('Why this lender matches:').first().waitFor();
    await dialog
      .getByRole('region', { name: 'Changes since submission' })
      .getByText(/% then, 49% now/)
      .waitFor();
  });

  test.describe('shared details', () => {
    const CALL = '**/api/admin/applications/*/disclosures';
    const dialog = () => page.getByRole('dialog', { name: 'Record that details were shared' });

    test('are recorded once for a recipient who is not a lender, and keeps what was typed when saving fails', async () => {
      await insert(1);
      await openAsAdmin(page, '/admin/applications');
      await open('Company 001');
      await button('Record that details were shared').click();
      await dialog().getByRole('button', { name: 'Record' }).click();
      await dialog().getByText('Please choose who received the details').waitFor();
      await dialog().getByLabel('Shared with').selectOption('Someone else');
      await dialog().getByLabel('Recipient').fill('Clyde Valuers');
      await dialog().getByLabel('What was shared').fill('The address of the property');
      await page.route(CALL, (route) => route.abort());

      await dialog().getByRole('button', { name: 'Record' }).click();

      await toast('Not recorded');
      expect(await dialog().getByLabel('Recipient').inputValue()).toBe('Clyde Valuers');
      expect(await dialog().getByLabel('What was shared').inputValue()).toBe('The address of the property');
      await page.unroute(CALL);
      await dialog().getByRole('button', { name: 'Record' }).dblclick();
      await toast('Recorded');
      const given = page.getByRole('region', { name: 'Details shared' });
      await given.getByText('Clyde Valuers').waitFor();
      await given.getByText('The address of the property').waitFor();
      expect(await site.query('select recipient, what from application_disclosures')).toEqual([
        { recipient: 'Clyde Valuers', what: 'The address of the property' },
      ]);
    });
  });

  test('runs from the public form through review, lender and rejection, as each side sees it', async () => {
    const { page: partner } = await site.visit();
    await openAsPartner(partner, PARTNER);
    await confirmAddress(site, PARTNER);
    const made = await partner.request.post('/api/introducers/me/referral-link');
    await openPage(page, ((await made.json()) as { url: string }).url);
    await fillFactFind(page);
    await page.getByRole('checkbox', { name: `${PARTNER.companyName} may see this application` }).check();
    await submit(page, FACT_FIND);
    await page.getByText('Application Submitted!').first().waitFor();
    const href = await page.locator('a[href*="/status/"]').first().getAttribute('href');
    await openAsAdmin(page, '/admin/applications');
    await page.locator('tbody [data-row-name]').waitFor();
    const [name] = await names();
    const edit = async (change: () => Promise<unknown>) => {
      await button(`Edit ${name}`).first().click();
      await page.getByRole('dialog', { name: 'Update Application' }).waitFor();
      await change();
      await button('Save Changes').click();
      await page.getByRole('dialog', { name: 'Update Application' }).waitFor({ state: 'detached' });
    };
    await edit(async () => {
      await page.getByLabel('Status').last().selectOption('In review');
      await page.getByLabel('Assigned Lender').selectOption('Alba Finance');
      await page.getByLabel('Internal Notes').fill('internal words');
    });
    await open(name!);
    await button('Record that details were shared').click();
    await page.getByLabel('Shared with').selectOption('Alba Finance');
    await button('Record').click();
    await toast('Recorded');
    await page.getByRole('region', { name: 'Details shared' }).getByText('Alba Finance').waitFor();
    await link('All applications').click();
    await edit(async () => {
      await page.getByLabel('Status').last().selectOption('Rejected');
      await page.getByLabel('Reason').selectOption('The trading history is too short');
    });

    await page.goto(href!);

    await page.getByRole('heading', { name: 'Rejected' }).waitFor();
    const given = page.getByRole('region', { name: 'Who has your details' });
    await given.getByText('Alba Finance').waitFor();
    await given.getByText('Company, contact details and answers').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/internal words|Administrator|too short/);
    expect(beyondSigningIn(errors)).toEqual([]);

    await partner.goto('/partners/dashboard');
    await button(name!, partner).click();
    const own = partner.getByRole('dialog', { name });
    for (const text of ['The trading history is too short', 'Alba Finance'])
      await own.getByText(text).first().waitFor();
    expect(await own.innerText()).toMatch(/Rejected/);
    expect(await partner.locator('body').innerText()).not.toMatch(/internal words|Administrator/);
  });
});
