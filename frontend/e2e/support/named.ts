import type { Locator, Page } from '@playwright/test';

/** Finds elements by their names on the test's current page. */
export const namedOn = (pageNow: () => Page) => ({
  button: (name: string | RegExp, within: Page | Locator = pageNow()): Locator =>
    within.getByRole('button', { name, exact: true }),
  dialog: (name: string): Locator => pageNow().getByRole('dialog', { name, exact: true }),
  question: (name: string): Locator => pageNow().getByRole('alertdialog', { name, exact: true }),
  /** Waits for a toast's text. */
  toast: (text: string): Promise<void> => pageNow().getByText(text, { exact: true }).first().waitFor(),
});
