import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

declare global {
  interface Window {
    axe: { run(options: { resultTypes: readonly string[] }): Promise<{ violations: readonly Finding[] }> };
  }
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WIDTHS = [390, 1440];

/** What axe finds on the page as it stands, light and dark, a line each. */
export const findings = async (page: Page): Promise<string[]> => {
  await page.evaluate(await source);
  return [...(await findingsIn(page, 'light')), ...(await findingsIn(page, 'dark'))];
};

const findingsIn = async (page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> => {
  await page.emulateMedia({ colorScheme });
  // Colours on their way from one scheme to the other are nobody's.
  await page.waitForFunction(
    (scheme) =>
      matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    colorScheme,
  );
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${colorScheme}: ${id} at ${String(target)}: ${failureSummary}`,
    ),
  );
};
