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
