import type { Locator, Page } from '@playwright/test';

/** Finds things by the names that a screen gives them, on the page that a test is at by then. */
export const namedOn = (pageNow: () => Page) => ({
  button: (name: string | RegExp, within: Page | Locator = pageNow()): Locator =>
    within.getByRole('button', { name, exact: true }),
  dialog: (name: string): Locator => pageNow().getByRole('dialog', { name, exact: true }),
  question: (name: string): Locator => pageNow().getByRole('alertdialog', { name, exact: true }),
  /** Waits for what a toast says. */
  toast: (text: string): Promise<void> => pageNow().getByText(text, { exact: true }).first().waitFor(),
});
