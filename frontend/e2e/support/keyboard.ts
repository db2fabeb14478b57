import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

/** More than a page's number of stops. */
const STOPS = 120;

type Key = 'Tab' | 'Shift+Tab';

export const untilFocused = async (page: Page, control: Locator): Promise<void> => {
  await page
    .waitForFunction((element) => element === document.activeElement, await control.elementHandle())
    .catch(async (failure: unknown) => {
      const name = await page.evaluate(nameOf, await focusOf(page));
      throw new Error(`The focus is on ‘${name}’ and not on ${String(control)}`, { cause: failure });
    });
};

/**
 * Whether a sighted user sees the focus: a ring of the control, its label or its box, in the window and not
 * covered. Runs in the page.
 */
const focusShows = (): boolean => {
  const focused = document.activeElement as HTMLInputElement | null;
  // After the last stop the focus is in the browser's own controls.
  if (!focused || focused === document.body) return true;
  const hasRing = (element: Element, part?: '::before' | '::after'): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const hasThickBorder = (element: Element): boolean =>
    parseFloat(getComputedStyle(element).borderTopWidth) >= 2;
  const isInSight = (element: Element): boolean =>
    [...element.getClientRects()].some(({ left, top, width, height }) =>
      [
        [0.5, 0.5],
        [0.1, 0.2],
        [0.9, 0.8],
      ].some(([across = 0, down = 0]) => {
        const there = document.elementFromPoint(left + width * across, top + height * down);
        return there !== null && (element.contains(there) || there.contains(element));
      }),
    );
  const frame = focused.parentElement?.querySelector(':scope > fieldset');
  const labels = [...(focused.labels ?? [])];
  const shown = [
    ...[focused, focused.parentElement, ...labels].filter((element) => element && hasRing(element)),
    ...(hasRing(focused, '::after') || (frame && hasThickBorder(frame)) ? [focused] : []),
  ];
  return shown.some((element) => element && isInSight(element));
};

/** Approximately its accessible name. */
const nameOf = (element: Element | null): string => {
  if (!element || element === document.body) return 'the page';
  const text =
    element.getAttribute('aria-label') ??
    (element as Partial<HTMLInputElement>).labels?.[0]?.textContent ??
    element.textContent;
  return text.replace(/\s*\*$/, '').trim();
};

/** Presses a key that moves the focus, and checks that it is visible. */
const step = async (page: Page, key: Key): Promise<void> => {
  await page.keyboard.press(key);
  // Mostly true at once, while waiting takes at least a frame.
  if (await page.evaluate(focusShows)) return;
  await page.waitForFunction(focusShows).catch(async (failure: unknown) => {
    const name = await page.evaluate(nameOf, await focusOf(page));
    throw new Error(`Nothing shows that the focus is on ‘${name}’`, { cause: failure });
  });
};

const focusOf = (page: Page): Promise<JSHandle<Element | null>> =>
  page.evaluateHandle(() => document.activeElement);

const pressUntilAt = async (page: Page, key: Key, control: Locator): Promise<void> => {
  for (let presses = 0; presses < STOPS; presses += 1) {
    await step(page, key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never reaches ${String(control)}`);
};

/** Presses Tab until a control has the focus. */
export const tabTo = (page: Page, control: Locator): Promise<void> => pressUntilAt(page, 'Tab', control);

/** Presses Shift+Tab until a control has the focus. */
export const tabBackTo = (page: Page, control: Locator): Promise<void> =>
  pressUntilAt(page, 'Shift+Tab', control);

/** Tabs to a field and types into it: a text, or the start of an option. */
export const typeInto = async (
  page: Page,
  label: string,
  text: string,
  within: Page | Locator = page,
): Promise<void> => {
  await tabTo(page, within.getByLabel(label).first());
  await page.keyboard.type(text);
};

export const pressOn = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

/** Waits until a dialog is open and has the focus. */
export const untilHolds = async (page: Page, dialog: Locator): Promise<void> => {
  await page.waitForFunction(
    (element) => element.contains(document.activeElement),
    await dialog.elementHandle(),
  );
};

/** Waits until a dialog is closed and the focus is on a control. */
export const untilGivenBack = async (page: Page, dialog: Locator, control: Locator): Promise<void> => {
  await dialog.waitFor({ state: 'detached' });
  await untilFocused(page, control);
};

/**
 * Whether a stop is above the previous one and not to its right, so that the order is confusing. Runs in the page.
 */
const isBackUp = ([before, now]: readonly [Element | null, Element | null]): boolean => {
  if (!before || !now || [before, now].includes(document.body)) return false;
  const [was, is] = [before.getBoundingClientRect(), now.getBoundingClientRect()];
  return is.bottom <= was.top && is.left <= was.left;
};

/**
 * Tabs through a dialog, which must trap the focus, and returns the names of the stops in order, which must be the
 * visual one; at the first, Shift+Tab must lead to the last.
 */
export const roundOf = async (page: Page, dialog: Locator): Promise<string[]> => {
  const stops: JSHandle<Element | null>[] = [];
  const names: string[] = [];
  const placeOfFocus = () => page.evaluate((all) => all.indexOf(document.activeElement), stops);
  for (;;) {
    await step(page, 'Tab');
    await expectFocusIn(page, dialog);
    if ((await placeOfFocus()) >= 0) break;
    if (stops.length > STOPS) throw new Error(`Tab never comes round: ${names.join(', ')}`);
    const now = await focusOf(page);
    const name = await page.evaluate(nameOf, now);
    const before = stops.at(-1);
    if (before && (await page.evaluate(isBackUp, [before, now] as const)))
      throw new Error(`After ‘${names.at(-1)}’ the focus goes back up to ‘${name}’`);
    stops.push(now);
    names.push(name);
  }
  expect(await placeOfFocus()).toBe(0);
  await step(page, 'Shift+Tab');
  expect(await placeOfFocus()).toBe(stops.length - 1);
  return names;
};

const expectFocusIn = async (page: Page, dialog: Locator): Promise<void> => {
  if (await dialog.evaluate((element) => element.contains(document.activeElement))) return;
  throw new Error(`The focus left the dialog for ‘${await page.evaluate(nameOf, await focusOf(page))}’`);
};
