import type { Locator, Page } from 'playwright-core';

/** More stops than a page has. */
const STOPS = 80;

export const untilFocused = async (page: Page, control: Locator): Promise<void> => {
  await page.waitForFunction((element) => element === document.activeElement, await control.elementHandle());
};

/** Presses Tab until a control has the focus, as somebody does who has no mouse. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let presses = 0; presses < STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${String(control)}`);
};

/** Tabs on to a field and types into it: a text, or the beginning of a choice. */
export const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label).first());
  await page.keyboard.type(text);
};

export const pressOn = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};
