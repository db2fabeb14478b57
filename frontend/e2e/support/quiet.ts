import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

const unanswered = new WeakMap<Page, Set<Request>>();

/** Call it before a visitor opens the first page. */
export const watchRequests = (context: BrowserContext): void => {
  context.on('page', (page) => {
    const waiting = new Set<Request>();
    unanswered.set(page, waiting);
    page.on('request', (request) => waiting.add(request));
    page.on('requestfinished', (request) => waiting.delete(request));
    page.on('requestfailed', (request) => waiting.delete(request));
  });
};

/** Waits until a page is idle: requests and deferred work are done. */
export const untilQuiet = async (page: Page): Promise<void> => {
  const awaited = (): string[] => [...(unanswered.get(page) ?? [])].map((request) => request.url());
  do {
    await expect.poll(awaited, { intervals: [20], timeout: 30_000 }).toEqual([]);
    // Idle callbacks run in order, so the page's earlier ones are done.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  } while (awaited().length > 0);
};
