import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

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

type Scheme = 'light' | 'dark';

/** What of axe looks at colours, all that one scheme can have and the other not. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, light and dark, a line each. */
export const findings = async (page: Page): Promise<string[]> => {
  await bringAxe(page);
  const [shown, other] = await schemesOf(page);
  return [...(await findingsIn(page, shown)), ...(await findingsIn(page, other, ABOUT_COLOURS))];
};

/**
 * What axe finds at each width, light and dark, and where the page is wider than its window, which is as wide as the
 * last of them afterwards.
 */
export const findingsAtEachWidth = async (page: Page): Promise<string[]> => {
  await bringAxe(page);
  const [shown, other] = await schemesOf(page);
  const found: string[] = [];
  const lookAt = async (width: number, ...look: [Scheme, (readonly string[])?]): Promise<void> => {
    await page.setViewportSize({ width, height: 900 });
    const lines = await findingsIn(page, ...look);
    const taken = await page.evaluate(() => document.documentElement.scrollWidth);
    if (taken > width) lines.push(`takes ${taken} px`);
    found.push(...lines.map((line) => `${width} px: ${line}`));
  };
  for (const width of WIDTHS.toReversed()) await lookAt(width, shown);
  for (const width of WIDTHS) await lookAt(width, other, ABOUT_COLOURS);
  return found;
};

const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
};

/** Both, the one that is shown first: to change from one to the other costs as much as axe does. */
const schemesOf = async (page: Page): Promise<[Scheme, Scheme]> =>
  (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? ['dark', 'light']
    : ['light', 'dark'];

const findingsIn = async (page: Page, scheme: Scheme, runOnly?: readonly string[]): Promise<string[]> => {
  await showIn(page, scheme);
  const violations = await page.evaluate(async (options) => (await window.axe?.run(options))?.violations, {
    resultTypes: ['violations'],
    ...(runOnly && { runOnly }),
  });
  if (!violations) throw new Error('The page was left while axe looked at it');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${scheme}: ${id} at ${String(target)}: ${failureSummary}`,
    ),
  );
};

const showIn = async (page: Page, colorScheme: Scheme): Promise<void> => {
  if ((await schemesOf(page))[0] !== colorScheme) await page.emulateMedia({ colorScheme });
  // Colours on their way from one scheme to the other are nobody's.
  await page.waitForFunction(
    (scheme) =>
      matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    colorScheme,
  );
};
