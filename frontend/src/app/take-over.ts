/** Lets the browser answer the reader, and waits. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** As many as the browser asks for without being kept from answering the reader. */
const FILES_AT_A_TIME = 4;

/** Fetches the files at once; left to themselves they would be fetched as one finds out about the other. */
async function preload(files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  for (const href of files.slice(0, FILES_AT_A_TIME)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  await pause();
  await preload(files.slice(FILES_AT_A_TIME));
}

/** Without a network a prerendered page stays as it is, and is tried again: each time later, or when there is one. */
async function runWhenReachable(run: () => Promise<void>, delay = 1_000): Promise<void> {
  await run().catch(async () => {
    const online = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await Promise.race([pause(delay), online]);
    await runWhenReachable(run, Math.min(delay * 2, 30_000));
  });
}

/** What a prerendered page shows, its text, fonts and pictures, comes before the client. */
async function hydrate(run: () => Promise<void>, code: readonly string[]): Promise<void> {
  await loaded();
  void preload(code);
  await runWhenReachable(run);
}

/** Runs the client: at once where it draws the page, and behind what it shows where the build has drawn it. */
export function takeOver(run: () => Promise<void>): void {
  const root = document.getElementById('root');
  if (root?.hasChildNodes()) void hydrate(run, root.dataset['code']?.split(' ') ?? []);
  else void run();
}
