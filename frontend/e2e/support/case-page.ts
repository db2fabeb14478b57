import type { Page } from 'playwright-core';

/** A lender's block on the case page. */
export const lenderBlock = (page: Page, lender: string) => page.getByRole('listitem', { name: lender });

/** Presses an action of a lender's block: its button, or in its menu. */
export const pressForLender = async (page: Page, lender: string, action: string): Promise<void> => {
  const block = lenderBlock(page, lender);
  const button = block.getByRole('button', { name: action, exact: true });
  const more = block.getByRole('button', { name: `More actions for ${lender}` });
  await button.or(more).first().waitFor();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

/** The only filled button; null if there is none. */
export const filledButtons = (page: Page): Promise<readonly string[]> =>
  page.locator('main .MuiButton-contained:visible').allInnerTexts();
