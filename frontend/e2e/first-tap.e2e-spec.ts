import { expect, type CDPSession } from '@playwright/test';
import { untilHydrated } from './support/browser';
import { openSite, test } from './support/site';

const site = openSite();

/** The page's CPU seconds so far, unaffected by other processes. */
const workOf = async (devTools: CDPSession): Promise<number> => {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
};

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
test.describe('First tap', () => {
  for (const path of ['/', '/fact-find', '/enhanced-fact-find', '/business-loans'])
    test(`opens the menu on a phone at ${path} without work that could have been done before`, async () => {
      const { page } = await site.firstVisit(PHONE);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.goto(path);
      await untilHydrated(page);
      const before = await workOf(devTools);

      await page.getByRole('button', { name: 'Menu' }).tap();

      await page.getByRole('banner').locator('button[aria-expanded="true"]').first().waitFor();
      // The rest is small compared with the work before.
      expect((await workOf(devTools)) - before).toBeLessThan(before / 3);
    });
});
