import { expect, type Page } from '@playwright/test';
import { openPage } from './support/browser';
import { COMPANY, FACT_FIND, submit } from './support/forms';
import { untilQuiet } from './support/quiet';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

const applications = async (): Promise<number> =>
  (await site.query('select id from application_submissions')).length;

const list = (page: Page) => page.getByRole('heading', { name: /^Matched Lenders/ });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const earlier = (page: Page) => page.getByText('These matches are for your earlier answers.');

test.describe('Back to results', () => {
  test('restores the list in the same tab, until an answer changes', async () => {
    const form = FACT_FIND;
    const { page } = await site.visit();
    await openPage(page, form.path);
    await form.fill(page);
    await submit(page, form);
    await list(page).waitFor();
    const before = await applications();
    const found = await list(page).innerText();

    // From another page of the site.
    await link(page, 'Your results').click();
    const results = page.getByRole('heading', { name: 'Your results' });
    await results.waitFor();
    await page.goBack();
    // A separate list.
    await results.waitFor({ state: 'detached' });
    await list(page).waitFor();
    expect(await list(page).innerText()).toBe(found);
    await link(page, 'Application status').waitFor();

    // From another document, without repeating toasts or requests.
    const posts: string[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST' && !call.url().endsWith('/hints')) posts.push(call.url());
    });
    await page.goto('/privacy');
    await page.goBack();
    await list(page).waitFor();
    await link(page, 'Your results').waitFor();
    expect(await page.getByText(form.success).count()).toBe(0);
    expect(await earlier(page).count()).toBe(0);
    expect(posts).toEqual([]);
    expect(await page.getByLabel('Company Name').inputValue()).toBe(COMPANY);
    await submit(page, form);
    await page.getByText(form.success).first().waitFor();
    expect(await applications()).toBe(before);

    const other = await page.context().newPage();
    await other.goto(form.path);
    await other.getByRole('heading', { level: 1 }).waitFor();
    await untilQuiet(other);
    expect(await list(other).count()).toBe(0);
    expect(await other.evaluate(() => localStorage.length)).toBe(0);
    await other.close();

    await page.getByLabel('Amount Required').selectOption('25000');
    await earlier(page).waitFor();
    await page.getByRole('button', { name: 'Search again' }).click();
    await earlier(page).waitFor({ state: 'detached' });
    await list(page).waitFor();
    expect(await applications()).toBe(before + 1);
  });
});
