import type { Page, Request } from '@playwright/test';

/** Delays requests until the returned function is called. */
export const holdBack = async (
  page: Page,
  url: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
};

/** Delays the next request until released; `waiting` resolves when it arrives. */
export const holdNext = async (
  page: Page,
  call: string,
): Promise<{ goOn: () => void; waiting: Promise<unknown> }> => {
  let goOn = (): void => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const waiting = page.waitForRequest(call);
  await page.route(
    call,
    async (route) => {
      await gate;
      // The client may have cancelled the request.
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  return { goOn, waiting };
};
