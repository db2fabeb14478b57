import type { Browser } from 'playwright-core';
import { openBrowser, visit } from '../support/browser';
import { keepFailure } from '../support/failures';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  await keepFailure(browser);
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(() => browser.close());

it('looks for what is not there', async () => {
  const { page } = await visit(browser, 'http://localhost');
  await page.setContent('<h1>What is there</h1>');

  expect(await page.textContent('h1')).toBe('What is not there');
});

it('finds what is there', async () => {
  const { page } = await visit(browser, 'http://localhost');
  await page.setContent('<h1>What is there</h1>');

  expect(await page.textContent('h1')).toBe('What is there');
});
