import { basename, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { failuresFolder } from './failures-folder';

declare global {
  /** How the test that runs is going; test-progress-environment.js keeps it. */
  var testProgress: { readonly attempt: number; readonly failed: boolean };
}

const recorded = new Set<BrowserContext>();

/** Records a second try, for a test that fails twice. First tries are not recorded: it would slow every test. */
export const recordSecondTry = async (context: BrowserContext): Promise<void> => {
  if (testProgress.attempt < 2 || recorded.has(context)) return;
  recorded.add(context);
  await context.tracing.start({ screenshots: true, snapshots: true });
};

/** Keeps a picture of each open page, and the recording of each visitor, if the test has failed. */
export const keepFailure = async (browser: Browser): Promise<void> => {
  const { failed } = testProgress;
  for (const [visitor, context] of browser.contexts().entries()) {
    const path = join(failuresFolder(), `${nameOfTry()}-visitor-${visitor + 1}`);
    if (failed)
      await Promise.all(context.pages().map((page, at) => picture(page, `${path}-page-${at + 1}.png`)));
    if (recorded.delete(context)) await context.tracing.stop(failed ? { path: `${path}-trace.zip` } : {});
  }
};

/** A page that can no longer be drawn says nothing of its own: the test's failure is what counts. */
const picture = (page: Page, path: string): Promise<unknown> =>
  page.screenshot({ path, timeout: 5000 }).catch(() => null);

const nameOfTry = (): string => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const words = `${basename(testPath).replace(/\..*/, '')} ${currentTestName}`;
  return `${words.replace(/[^\p{L}\d]+/gu, '-').slice(0, 150)}-try-${testProgress.attempt}`;
};
