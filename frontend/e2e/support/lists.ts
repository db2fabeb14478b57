import type { Page } from 'playwright-core';

/** Waits until all of a list shows, and nothing of it is on its way: its rows are drawn a few at a time. */
export const untilListed = (page: Page, label: string): Promise<void> =>
  page.locator(`table[aria-label="${label}"][aria-busy="false"]`).waitFor();
