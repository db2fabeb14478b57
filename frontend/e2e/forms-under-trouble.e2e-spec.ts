import { expect } from '@playwright/test';
import { answersIn, CONTACT, FACT_FIND, QUICK_APPLICATION, submit, type PublicForm } from './support/forms';
import { untilFocused } from './support/keyboard';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

const saved = async ({ table }: PublicForm): Promise<number> =>
  (await site.query(`select id from ${table}`)).length;

test.describe('Forms under trouble', () => {
  for (const form of [FACT_FIND, QUICK_APPLICATION, CONTACT])
    test(`creates one row for a lost response and a double click at ${form.path}`, async () => {
      const before = await saved(form);
      const { page } = await site.visit();
      await openPage(page, form.path);
      await form.fill(page);
      const written = await answersIn(page);
      await page.route(form.call, async (route) => {
        await route.fetch();
        await route.abort();
      });

      await submit(page, form);
      await page.getByText(form.failure).first().waitFor();
      expect(written).toContain(form.kept[1]);
      expect(await answersIn(page)).toEqual(written);
      await page.unrouteAll();
      await page.getByRole('button', { name: form.button }).dblclick();
      await page.getByText(form.success).first().waitFor();

      expect(await saved(form)).toBe(before + 1);
    });

  test('marks the panel as a demonstration on the first start', async () => {
    const { page } = await site.visit();
    await page.goto('/fact-find');

    await page.getByText('Demonstration panel: public facts, not offers.').waitFor();
  });

  test('lets the server validate while the form’s rules cannot be loaded', async () => {
    const { page } = await site.visit();
    await page.route(/\/assets\/(contact-schema|rules)-/, (route) => route.abort());
    await openPage(page, CONTACT.path);
    await CONTACT.fill(page);
    await page.getByLabel('Email').fill('alex at example');

    const [answer] = await Promise.all([page.waitForResponse(CONTACT.call), submit(page, CONTACT)]);

    expect(answer.status()).toBe(400);
    await page.getByText('Please enter a valid email').first().waitFor();
    await untilFocused(page, page.getByLabel('Email'));
  });
});
