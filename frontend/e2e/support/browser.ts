import type { Page } from '@playwright/test';

/** Whether the page is hydrated: React marks its root element. */
export const isAlive = (page: Page): Promise<boolean> =>
  page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react')));

export const untilAlive = async (page: Page): Promise<void> => {
  // Located again each time, because another page may be loading.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
};

/** Opens a page and waits for hydration, because earlier presses have no effect. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilAlive(page);
};

/** Whether every part of the page is hydrated, which React marks. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (root) =>
      [...(root?.querySelectorAll('h1, h2, p, a, button, input, select, textarea') ?? [])].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__react')),
      ),
    await page.$('#root'),
  );
};
