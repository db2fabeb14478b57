import { expect, type Page } from '@playwright/test';
import { post } from './support/admin';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

const open = async (path: string): Promise<Page> => {
  const { page } = await site.visit({ viewport: { width: 1440, height: 900 } });
  await openPage(page, path);
  return page;
};

test.describe('Public site', () => {
  test('leads from the home page through a product to the fact-find', async () => {
    const page = await open('/');

    await page.getByRole('main').getByRole('link', { name: 'Merchant Cash Advance' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Merchant Cash Advance' }).waitFor();
    await page.getByRole('link', { name: 'Start Your Application' }).first().click();

    await page.getByRole('heading', { name: 'Get Matched with the Right Lenders' }).waitFor();
    await page.waitForURL('**/fact-find');
    expect(await page.getByLabel('Funding Type').inputValue()).toBe('merchant-cash-advance');
  });

  test('shows ‘how it works’ from its address, after the back button and from its link', async () => {
    const page = await open('/#about');
    const untilHowItWorksShows = () =>
      page.waitForFunction(() => {
        const top = document.getElementById('about')?.getBoundingClientRect().top ?? Infinity;
        return window.scrollY > 0 && top < window.innerHeight;
      });
    await untilHowItWorksShows();

    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByRole('heading', { name: 'Get in Touch' }).waitFor();
    await page.goBack();
    await untilHowItWorksShows();

    await page.getByRole('banner').getByRole('link', { name: 'home' }).click();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.getByRole('link', { name: 'See How It Works' }).click();
    await untilHowItWorksShows();
  });

  test('gives the applicant permanent links, and withdraws them', async () => {
    const { page } = await site.visit();
    const { resultsUrl, statusUrl } = (await post(page, '/api/applications', {
      companyName: 'Alder Joinery Ltd',
      contactName: 'Fiona Alder',
      email: 'fiona@alder.example',
      phone: '0141 496 0123',
      fundingType: 'business-loans',
      amount: '100000',
    })) as Record<'resultsUrl' | 'statusUrl', string>;
    const [results, status] = [resultsUrl, statusUrl].map((url) => new URL(url, site.address).pathname);

    await openPage(page, status ?? '');
    await page
      .getByText(/^No one yet/)
      .first()
      .waitFor();
    await openPage(page, results ?? '');
    await page.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();
    const taken = await fetch(`${site.address}/api${results ?? ''}`, { method: 'DELETE' });
    expect(taken.status).toBe(200);

    for (const gone of [status, results]) {
      await openPage(page, gone ?? '');
      await page.getByText('This link does not work').waitFor();
    }
  });

  test('prints dark on white in any colour scheme', async () => {
    const { page } = await site.visit({ colorScheme: 'light' });
    await openPage(page, '/business-loans');
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    const light = await ink();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction((was) => getComputedStyle(document.body).color !== was, light);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // Emulated media reach the styles a moment later.
    await page.reload();

    expect(await ink()).toBe(light);
  });

  test('leads partners to the sign-in and the sign-up', async () => {
    const page = await open('/');
    await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
    await page.waitForURL('**/partners');
    await page.getByRole('heading', { level: 1, name: 'Refer a client. See every step.' }).waitFor();
    await page.getByRole('link', { name: 'Partner Login' }).first().click();
    await page.waitForURL('**/partners/login');
    await page.goBack();
    await page.getByRole('link', { name: 'Become a Partner' }).first().click();
    await page.waitForURL('**/partners/signup');
  });
});
