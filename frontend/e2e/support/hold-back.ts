import type { Page, Request } from '@playwright/test';

/** Keeps some requests from going on until what it returns is called. */
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

/** Holds the next call back until it is let go; `waiting` tells that it has come. */
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
      // Whoever asked may no longer want an answer.
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  return { goOn, waiting };
};
