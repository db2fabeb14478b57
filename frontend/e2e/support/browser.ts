import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { chosenChromium } from './chromium';
import { recordSecondTry } from './failures';

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    ...(await chosenChromium()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

export interface Visit {
  readonly page: Page;
  /** What the page reported: errors, refused resources, policies broken. */
  readonly errors: readonly string[];
}

/** A visitor with no past, who writes down what the browser reports. */
export const visit = async (
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...options });
  await recordSecondTry(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
};

/** Whether the client has taken the page over: React leaves its mark on the element that it renders into. */
export const isAlive = (page: Page): Promise<boolean> =>
  page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react')));

export const untilAlive = async (page: Page): Promise<void> => {
  // Looked for anew each time: another page may be on its way.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
};

/** Opens a page and waits for the client: what is pressed before it runs gets no answer. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilAlive(page);
};

/** Whether every part of the page has been taken over; React marks what it has hydrated. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (root) =>
      [...(root?.querySelectorAll('h1, h2, p, a, button, input, select, textarea') ?? [])].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__react')),
      ),
    await page.$('#root'),
  );
};
