import '@/app/theme/fonts.css';

const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Fetches the files at once; left to themselves they would be fetched as one finds out about the other. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Runs the client in parts, so that between any two of them the browser can answer the reader. */
async function runClient(): Promise<void> {
  await import('react-dom/client');
  await pause();
  await import('@/app/theme/theme');
  await pause();
  const { start } = await import('@/app/start');
  await start();
}

/** Without a network a prerendered page stays as it is, and is tried again: each time later, or when there is one. */
async function runClientWhenReachable(delay = 1_000): Promise<void> {
  await runClient().catch(async () => {
    const online = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await Promise.race([pause(delay), online]);
    await runClientWhenReachable(Math.min(delay * 2, 30_000));
  });
}

/** What a prerendered page shows, its text, fonts and pictures, comes before the client. */
async function hydrate(code: readonly string[]): Promise<void> {
  await loaded();
  preload(code);
  await runClientWhenReachable();
}

const root = document.getElementById('root');
if (root?.hasChildNodes()) void hydrate(root.dataset['code']?.split(' ') ?? []);
else void runClient();
