import type { Browser, CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU microseconds of the thread. Throttling time counts as CPU time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * Without 'devtools.timeline', which looks up the source line of each timer in a task of the page. The third
 * category maps processes to addresses.
 */
const CATEGORIES = ['disabled-by-default-devtools.timeline', '__metadata', 'blink.user_timing'];

/** How long each task blocked the thread of the page at `address`, or of any page, in milliseconds. */
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
 * How long each task blocked the page's thread while Chromium throttled it by `slowed`: milliseconds of CPU time,
 * which a busy machine affects far less than elapsed time.
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
  // Waits for the work of the last frame.
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200)));
  const tasks = await tasksOfTrace(browser);
  await session.detach();
  return tasks;
};

/** Longer than any measured page takes. */
const OPENED_MS = 5_000;

/**
 * The same while `address` opens in a tab outside Playwright, which runs its own code in each page that it
 * controls, in tasks of up to 50 ms when throttled. `isThere` is evaluated in the page at the end.
 */
export const tasksOfOpening = async (
  browser: Browser,
  address: string,
  { cookies, slowed, isThere }: { cookies: readonly object[]; slowed: number; isThere: string },
): Promise<readonly number[]> => {
  const session = await browser.newBrowserCDPSession();
  // A separate context, so that nothing has been fetched or compiled before.
  const { browserContextId } = await session.send('Target.createBrowserContext');
  await session.send('Storage.setCookies', { cookies: cookies as never[], browserContextId });
  // On the same server, so that the throttled thread opens the address.
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

/** Sends commands to a tab that Playwright does not control. */
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
