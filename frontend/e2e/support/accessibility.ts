import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

interface AxeOptions {
  readonly resultTypes: readonly string[];
  readonly runOnly?: readonly string[];
}

declare global {
  interface Window {
    axe?: { run(options: AxeOptions): Promise<{ violations: readonly Finding[] }> };
  }
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WIDTHS = [390, 1440];

/** What of axe looks at colours, all that one scheme can have and the other not. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, light and dark, a line each. */
export const findings = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  return [...(await findingsIn(page, 'light')), ...(await findingsIn(page, 'dark', ABOUT_COLOURS))];
};

const findingsIn = async (
  page: Page,
  colorScheme: 'light' | 'dark',
  runOnly?: readonly string[],
): Promise<string[]> => {
  await page.emulateMedia({ colorScheme });
  // Colours on their way from one scheme to the other are nobody's.
  await page.waitForFunction(
    (scheme) =>
      matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    colorScheme,
  );
  const violations = await page.evaluate(async (options) => (await window.axe?.run(options))?.violations, {
    resultTypes: ['violations'],
    ...(runOnly && { runOnly }),
  });
  if (!violations) throw new Error('The page was left while axe looked at it');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${colorScheme}: ${id} at ${String(target)}: ${failureSummary}`,
    ),
  );
};

/** What axe finds at each width, and where the page is wider than its window. */
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
