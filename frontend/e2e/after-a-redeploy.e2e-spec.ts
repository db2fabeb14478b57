import { expect } from '@playwright/test';
import { openAsPartner } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();

const GONE = '**/assets/leads-tab-*.js';

test.describe('After a redeploy', () => {
  test('offers a new version when a tab’s code was removed, and keeps the rest of the screen', async () => {
    const { page } = await site.firstVisit();
    await openAsPartner(page);
    await page.route(GONE, (route) => route.fulfill({ status: 404 }));

    await page.getByRole('tab', { name: 'Leads & CRM' }).click();

    await page.getByText('This page has been updated').waitFor();
    expect(await page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'Applications' }).click();
    await page
      .getByRole('heading', { name: 'No cases yet' })
      .or(page.getByLabel('Search cases'))
      .first()
      .waitFor();

    await page.unroute(GONE);
    await page.getByRole('tab', { name: 'Leads & CRM' }).click();
    await page.getByRole('heading', { name: 'Leads & CRM' }).waitFor();
  });

  test('loads the code of a tab again after a failure', async () => {
    const { page } = await site.firstVisit();
    await openAsPartner(page);
    await page.route(GONE, (route) => route.fulfill({ status: 502 }), { times: 1 });

    await page.getByRole('tab', { name: 'Leads & CRM' }).click();

    await page.getByRole('heading', { name: 'Leads & CRM' }).waitFor();
  });
});
