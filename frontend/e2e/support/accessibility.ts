import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { indistinct, misplacedStops, unmarkedFocus } from './seen';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

declare global {
  interface Window {
    axe?: {
      run(context: Node, options: object): Promise<{ violations: readonly Finding[] }>;
    };
  }
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WIDTHS = [390, 1440];

/** What a window of 1440 px shows at a zoom of 200% and 400%. */
const ZOOMED = [720, 360];

type Scheme = 'light' | 'dark';

/** Phones use light colours and wider windows dark ones, so that each screen is checked in both. */
const schemeAt = (width: number): Scheme => (width < 640 ? 'light' : 'dark');

/** axe's findings in the colours of this width, one per line: those within the last match of a selector. */
export const findings = async (page: Page, part = ':root'): Promise<string[]> => {
  await bringAxe(page);
  return findingsIn(page, part, schemeAt(await page.evaluate(() => innerWidth)));
};

/** Where the page is wider than its window, at each width. */
export const overflows = async (page: Page, widths = WIDTHS): Promise<string[]> => {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The screen follows its window in the next renders.
    await page
      .waitForFunction((most) => document.documentElement.scrollWidth <= most, width, { timeout: 5_000 })
      .catch(() => undefined);
    const taken = await page.evaluate(() => document.documentElement.scrollWidth);
    if (taken > width) found.push(`${width} px: takes ${taken} px`);
  }
  return found;
};

/** axe's findings and overflow, on a phone in light and on a desktop in dark colours. Leaves the window at 1440 px. */
export const findingsAtEachWidth = async (page: Page, part?: string): Promise<string[]> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    found.push(...(await overflows(page, [width])));
    found.push(...(await findings(page, part)).map((line) => `${width} px: ${line}`));
  }
  return found;
};

/** The same of what a state opened over its screen, which was checked before it; of the page if it opened nothing. */
export const stateFindings = (page: Page): Promise<string[]> =>
  findingsAtEachWidth(page, ':root, [role="dialog"], [role="alertdialog"], [role="menu"]');

/** The same of a page, and what else can be checked of a screen: overflow when zoomed, and focus and states in forced colours. */
export const screenFindings = async (page: Page): Promise<string[]> => {
  const found = [...(await findingsAtEachWidth(page)), ...(await overflows(page, ZOOMED))];
  await page.emulateMedia({ forcedColors: 'active' });
  found.push(...(await unmarkedFocus(page)), ...(await indistinct(page)));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
};

/** Where Tab would jump back up, at each width. */
export const orderFindings = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await misplacedStops(page)).map((line) => `${width} px: ${line}`));
  }
  return found;
};

const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
};

const findingsIn = async (page: Page, part: string, scheme: Scheme): Promise<string[]> => {
  await showIn(page, scheme);
  // Without preloading, which fetches the style sheets for rules that are not run.
  const violations = await page.evaluate(async (selector) => {
    const parts = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    return (await window.axe?.run(parts.at(-1)!, { resultTypes: ['violations'], preload: false }))
      ?.violations;
  }, part);
  if (!violations) throw new Error('The page was left while axe looked at it');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${scheme}: ${id} at ${String(target)}: ${failureSummary}`,
    ),
  );
};

const showIn = async (page: Page, colorScheme: Scheme): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  // Colours in transition between schemes are ignored.
  await page.waitForFunction(
    (scheme) =>
      matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    colorScheme,
  );
};
