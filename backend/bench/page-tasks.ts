import type { Browser, CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own processor time. A thread that Chromium slows spends what is added itself. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * Without 'devtools.timeline', which looks up the line of whoever sets a timer, in a task of the page's. The third tells
 * which process drew which address.
 */
const CATEGORIES = ['disabled-by-default-devtools.timeline', '__metadata', 'blink.user_timing'];

/** How long each task kept the thread of the page at `address`, or of any page: milliseconds. */
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
 * How long each task kept the page's thread while something was done and Chromium slowed it `slowed` times:
 * milliseconds of its own processor time, which a busy machine lengthens far less than the time on the wall.
 */
export const tasksDuring = async (
  browser: Browser,
  page: Page,
  slowed: number,
  act: () => Promise<unknown>,
): Promise<readonly number[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  // What the last frame has left to do.
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200)));
  const tasks = await tasksOfTrace(browser);
  await session.detach();
  return tasks;
};

/** Longer than any page takes that is measured, on the machines that measure. */
const OPENED_MS = 5_000;

/**
 * The same while `address` is opened in a tab that Playwright does not drive: in each page that it does, code of its
 * own runs, in tasks of up to 50 ms when they are slowed as ours are. `isThere` is asked in the page when all is over.
 */
export const tasksOfOpening = async (
  browser: Browser,
  address: string,
  { cookies, slowed, isThere }: { cookies: readonly object[]; slowed: number; isThere: string },
): Promise<readonly number[]> => {
  const session = await browser.newBrowserCDPSession();
  // Of its own, so that nothing of the page has been fetched or compiled before.
  const { browserContextId } = await session.send('Target.createBrowserContext');
  await session.send('Storage.setCookies', { cookies: cookies as never[], browserContextId });
  // Of the same server, so that the thread which is slowed is the one that opens the address.
  const tab = { url: new URL('/favicon.svg', address).href, newWindow: true, browserContextId };
  const { targetId } = await session.send('Target.createTarget', tab);
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const send = messenger(session, sessionId);
  await send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await send('Page.navigate', { url: address });
  await new Promise((resolve) => setTimeout(resolve, OPENED_MS));
  const tasks = await tasksOfTrace(browser, address);
  const { result } = (await send('Runtime.evaluate', { expression: isThere, returnByValue: true })) as {
    result: { value?: unknown };
  };
  if (!result.value) throw new Error(`${address} does not show ${isThere}`);
  await session.send('Target.disposeBrowserContext', { browserContextId });
  await session.detach();
  return tasks;
};

/** Says things to a tab that Playwright does not know of. */
function messenger(session: CDPSession, sessionId: string) {
  let last = 0;
  return async (method: string, params: object): Promise<unknown> => {
    const id = ++last;
    const answer = new Promise<unknown>((resolve) => {
      const listen = ({ message }: { message: string }): void => {
        const said = JSON.parse(message) as { id?: number; result?: unknown };
        if (said.id !== id) return;
        session.off('Target.receivedMessageFromTarget', listen);
        resolve(said.result);
      };
      session.on('Target.receivedMessageFromTarget', listen);
    });
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return answer;
  };
}
