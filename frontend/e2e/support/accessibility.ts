import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

declare global {
  interface Window {
    axe?: {
      run(options: { readonly resultTypes: readonly string[] }): Promise<{ violations: readonly Finding[] }>;
    };
  }
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WIDTHS = [390, 1440];

type Scheme = 'light' | 'dark';

/** Phones use light colours and wider windows dark ones, so that each screen is checked in both. */
const schemeAt = (width: number): Scheme => (width < 640 ? 'light' : 'dark');

/** axe's findings in the colours of this width, one per line. */
export const findings = async (page: Page): Promise<string[]> => {
  await bringAxe(page);
  return findingsIn(page, schemeAt(await page.evaluate(() => innerWidth)));
};

/** axe's findings at each width, and where the page overflows its window, which keeps the last width. */
export const findingsAtEachWidth = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await findings(page);
    const taken = await page.evaluate(() => document.documentElement.scrollWidth);
    if (taken > width) lines.push(`takes ${taken} px`);
    found.push(...lines.map((line) => `${width} px: ${line}`));
  }
  return found;
};

const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
};

const findingsIn = async (page: Page, scheme: Scheme): Promise<string[]> => {
  await showIn(page, scheme);
  const violations = await page.evaluate(async (options) => (await window.axe?.run(options))?.violations, {
    resultTypes: ['violations'],
  });
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
