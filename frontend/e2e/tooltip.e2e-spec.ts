import type { Page } from '@playwright/test';
import { untilAlive } from './support/browser';
import { untilQuiet } from './support/quiet';
import { openSite, test } from './support/site';

const site = openSite();

const open = async (): Promise<Page> => {
  const { page } = await site.visit();
  await page.goto('/merchant-cash-advance');
  await untilQuiet(page);
  return page;
};

const openAlive = async (): Promise<Page> => {
  const page = await open();
  await page.mouse.move(1, 1);
  await untilAlive(page);
  return page;
};

/** One movement from far away, like a user who knows the target. */
const landOn = async (page: Page, words: string): Promise<void> => {
  const term = page.getByRole('main').getByRole('button', { name: words }).first();
  await term.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await term.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
};

const explanation = (page: Page) => page.getByRole('tooltip').first();

test.describe('Tooltip', () => {
  test('opens when the pointer lands and rests', async () => {
    const page = await openAlive();

    await landOn(page, 'factor rate');

    await explanation(page).waitFor({ state: 'attached' });
  });

  test('opens when the landing hydrates the page, and closes when the pointer leaves', async () => {
    const page = await open();

    await landOn(page, 'factor rate');

    await explanation(page).waitFor({ state: 'attached' });
    await page.mouse.move(1, 1, { steps: 5 });
    await explanation(page).waitFor({ state: 'detached' });
  });

  test('opens for a focus before hydration', async () => {
    const page = await open();

    await page.getByRole('main').getByRole('button', { name: 'factor rate' }).first().focus();

    await explanation(page).waitFor({ state: 'attached' });
  });
});
