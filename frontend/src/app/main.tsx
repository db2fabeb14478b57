import '@/app/theme/fonts.css';
import { notePresses } from '@/app/early-press';
import { firstSign, nextSign } from '@/app/first-sign';

const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Has the browser fetch the client without running it. */
function fetchAhead(files: readonly string[]): void {
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

/**
 * A page that came rendered is complete for a reader: our code is fetched after everything that is seen, and takes
 * over when somebody is about to use the page.
 */
async function takeOver(code: readonly string[]): Promise<void> {
  notePresses();
  const sign = firstSign();
  await loaded();
  fetchAhead(code);
  await runAt(sign);
}

/** Without a network the page stays as it is, and tries again when somebody goes on using it. */
async function runAt(sign: Promise<void>): Promise<void> {
  await sign;
  await runClient().catch(async () => {
    await pause(1_000);
    await runAt(nextSign());
  });
}

const root = document.getElementById('root');
if (root?.hasChildNodes()) void takeOver(root.dataset['code']?.split(' ') ?? []);
else void runClient();
