import type { Page } from '@playwright/test';

/** Waits until a list is complete and no request is pending: its rows are rendered in batches. */
export const untilListed = (page: Page, label: string): Promise<void> =>
  page.locator(`table[aria-label="${label}"][aria-busy="false"]`).waitFor();

/** A window so tall that toasts cover no row. */
export const HIGH_WINDOW = { width: 1440, height: 1400 };
