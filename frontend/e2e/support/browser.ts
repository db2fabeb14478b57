import type { Page } from '@playwright/test';

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
