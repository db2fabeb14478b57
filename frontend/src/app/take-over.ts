const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Without a network a prerendered page stays as it is, and is tried again: each time later, or when there is one. */
async function runWhenReachable(run: () => Promise<void>, delay = 1_000): Promise<void> {
  await run().catch(async () => {
    const online = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await Promise.race([pause(delay), online]);
    await runWhenReachable(run, Math.min(delay * 2, 30_000));
  });
}

/** Runs the client: at once where it draws the page, and behind what it shows where the build has drawn it. */
export async function takeOver(run: () => Promise<void>): Promise<void> {
  if (!document.getElementById('root')?.hasChildNodes()) return run();
  // Its text, fonts and pictures come before the client.
  await loaded();
  return runWhenReachable(run);
}
