import type { Page } from '@playwright/test';

/** Waits until all of a list shows, and nothing of it is on its way: its rows are drawn a few at a time. */
export const untilListed = (page: Page, label: string): Promise<void> =>
  page.locator(`table[aria-label="${label}"][aria-busy="false"]`).waitFor();

/** A window so high that no toast covers a row: whoever wants to press there would wait until it has gone. */
export const HIGH_WINDOW = { width: 1440, height: 1400 };
