import { reportClientError } from '@/shared/lib/report-client-error';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Without a network a prerendered page stays as it is; retries later, or once online. */
async function startWhenReachable(start: () => Promise<void>, delay = 1_000): Promise<void> {
  await start().catch(async (error: unknown) => {
    reportClientError(error);
    const online = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await Promise.race([pause(delay), online]);
    await startWhenReachable(start, Math.min(delay * 2, 30_000));
  });
}

/** Starts the client: immediately for client-rendered pages, after the `load` event for prerendered ones. */
export async function hydrateAfterLoad(start: () => Promise<void>): Promise<void> {
  if (!document.getElementById('root')?.hasChildNodes()) return start();
  // The page's text, fonts and images come before the client.
  await loaded();
  return startWhenReachable(start);
}
