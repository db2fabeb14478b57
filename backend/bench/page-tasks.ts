import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own processor time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Without 'devtools.timeline', which looks up the line of whoever sets a timer, in a task of the page's. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', '__metadata'];

/**
 * How long each task kept the page's thread while something was done: milliseconds of its own processor time, which
 * a busy machine lengthens far less than the time on the wall.
 */
export const tasksDuring = async (
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly number[]> => {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  // What the last frame has left to do.
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200)));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const keyOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(keyOf),
  );
  return traceEvents
    .filter((event) => event.name === 'RunTask' && mainThreads.has(keyOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
};
