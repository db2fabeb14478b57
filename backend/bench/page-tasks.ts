import type { Browser, CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own processor time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * Without 'devtools.timeline', which looks up the line of whoever sets a timer, in a task of the page's. The third tells
 * which process drew which address.
 */
const CATEGORIES = ['disabled-by-default-devtools.timeline', '__metadata', 'blink.user_timing'];

/** How long each task kept the thread of the page at `address`, or of any page: milliseconds of its own processor time. */
async function tasksOfTrace(browser: Browser, address?: string): Promise<readonly number[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const keyOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const drewIt = ({ pid }: TraceEvent): boolean =>
    traceEvents.some((event) => event.pid === pid && event.args.data?.documentLoaderURL === address);
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .filter((thread) => address === undefined || drewIt(thread))
      .map(keyOf),
  );
  return traceEvents
    .filter((event) => event.name === 'RunTask' && mainThreads.has(keyOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

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
  return tasksOfTrace(browser);
};

/** Longer than any page takes that is measured, on the machines that measure. */
const OPENED_MS = 4_000;

/**
 * The same while `address` is opened in a tab that nobody drives: Playwright runs code of its own in each page that it
 * opens, in tasks of up to 50 ms when they are slowed as ours are. `isThere` is asked in the page when all is over.
 */
export const tasksOfOpening = async (
  browser: Browser,
  address: string,
  { cookies, isThere }: { cookies: readonly object[]; isThere: string },
): Promise<readonly number[]> => {
  const session = await browser.newBrowserCDPSession();
  // Of its own, so that nothing of the page has been fetched or compiled before.
  const { browserContextId } = await session.send('Target.createBrowserContext');
  await session.send('Storage.setCookies', { cookies: cookies as never[], browserContextId });
  await browser.startTracing(undefined, { categories: CATEGORIES });
  const tab = { url: address, newWindow: true, browserContextId };
  const { targetId } = await session.send('Target.createTarget', tab);
  await new Promise((resolve) => setTimeout(resolve, OPENED_MS));
  const tasks = await tasksOfTrace(browser, address);
  if (!(await evaluateIn(session, targetId, isThere))) throw new Error(`${address} does not show ${isThere}`);
  await session.send('Target.disposeBrowserContext', { browserContextId });
  await session.detach();
  return tasks;
};

/** Asks a tab that Playwright does not know of. */
async function evaluateIn(session: CDPSession, targetId: string, expression: string): Promise<unknown> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const answer = new Promise<string>((resolve) =>
    session.once('Target.receivedMessageFromTarget', ({ message }) => resolve(message)),
  );
  const params = { expression, returnByValue: true };
  const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params });
  await session.send('Target.sendMessageToTarget', { sessionId, message });
  const { result } = JSON.parse(await answer) as { result: { result: { value?: unknown } } };
  return result.result.value;
}
