import { expect, type Page } from '@playwright/test';
import { openPage } from './support/browser';
import { COMPANY, DETAILED_FACT_FIND, FACT_FIND, submit, type PublicForm } from './support/forms';
import { untilQuiet } from './support/quiet';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

const applications = async (): Promise<number> =>
  (await site.query('select id from application_submissions')).length;

const list = (page: Page) => page.getByRole('heading', { name: /^Matched Lenders/ });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const earlier = (page: Page) => page.getByText('These matches are for your earlier answers.');

const search = async (form: PublicForm): Promise<Page> => {
  const { page } = await site.visit();
  await openPage(page, form.path);
  await form.fill(page);
  await submit(page, form);
  await list(page).waitFor();
  return page;
};

test.describe('Back to results', () => {
  for (const form of [FACT_FIND, DETAILED_FACT_FIND])
    test.describe(`after a search at ${form.path}`, () => {
      test('restores the list and the links after another page of the site', async () => {
        const page = await search(form);
        const before = await applications();
        const found = await list(page).innerText();

        await link(page, 'Your results').click();
        const results = page.getByRole('heading', { name: 'Your results' });
        await results.waitFor();
        await page.goBack();

        // A separate list.
        await results.waitFor({ state: 'detached' });
        await list(page).waitFor();
        expect(await list(page).innerText()).toBe(found);
        await link(page, 'Application status').waitFor();
        expect(await applications()).toBe(before);
      });

      test('restores them after another site, without repeating toasts or requests', async () => {
        const page = await search(form);
        const before = await applications();
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
        await submit(page, form);
        await page.getByText(form.success).first().waitFor();
        expect(await applications()).toBe(before);
      });

      test('restores them only in the same tab', async () => {
        const page = await search(form);
        const other = await page.context().newPage();

        await other.goto(form.path);
        await other.getByRole('heading', { level: 1 }).waitFor();
        await untilQuiet(other);

        expect(await list(other).count()).toBe(0);
        expect(await other.evaluate(() => localStorage.length)).toBe(0);
      });
    });

  test('marks the list as outdated once an answer changes, and searches again', async () => {
    const page = await search(FACT_FIND);
    const before = await applications();
    await page.goto('/contact');
    await page.goBack();
    await list(page).waitFor();
    expect(await page.getByLabel('Company Name').inputValue()).toBe(COMPANY);

    await page.getByLabel('Amount Required').selectOption('25000');
    await earlier(page).waitFor();
    await page.getByRole('button', { name: 'Search again' }).click();

    await page.getByText(FACT_FIND.success).first().waitFor();
    await earlier(page).waitFor({ state: 'detached' });
    await list(page).waitFor();
    expect(await applications()).toBe(before + 1);
  });
});
